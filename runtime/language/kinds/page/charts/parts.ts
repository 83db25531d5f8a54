import { type Static, type TSchema, Type } from 'typebox'
import { refTo, Strict, Text } from '../../../schema/annotations.ts'
import { Choice, whenHas, whenType } from '../../../schema/choice.ts'
import { Format } from '../../../schema/format.ts'
import { tones } from '../../../schema/tone.ts'
import { ValueName } from '../names.ts'
import { blockParts, drillDown } from '../parts.ts'

/** What every chart says. */
export const chartParts = <const C extends string>(chart: C) => ({
  ...blockParts,
  ...drillDown,
  type: Type.Literal('chart', { description: 'the type of the block' }),
  chart: Type.Literal(chart, { description: 'which chart' }),
  format: Type.Optional({ ...Format, description: 'how the values are written' }),
  labels: Type.Optional(Type.Boolean({ default: false, description: 'whether the values stand in the picture' })),
})

/** Where the names of the series stand. */
export const legend = Type.Optional(
  Type.Enum(['top', 'bottom', 'right', 'none'], {
    default: 'top',
    description: 'where the names of the series stand; `top` when left out',
  }),
)

const axis = {
  title: Type.Optional({ ...Text, description: 'what stands at the axis' }),
  format: Type.Optional(Format),
  hidden: Type.Optional(Type.Boolean({ default: false, description: 'whether the axis is not drawn' })),
}

/** What an axis of names says. */
export const NameAxis = Strict(axis)
export type NameAxis = Static<typeof NameAxis>

const valueAxis = Strict({
  ...axis,
  min: Type.Optional(Type.Number({ description: 'where the axis begins; by the values when left out' })),
  max: Type.Optional(Type.Number({ description: 'where the axis ends; by the values when left out' })),
})
export type Axis = Static<typeof valueAxis>

/** The definition that axes of values refer to; it stands in `$defs`. */
export const axisDefinition = { axis: valueAxis }

/** What an axis of values says. */
export const Axis = refTo<Axis>('axis')

/** One row of figures in a chart. */
const seriesParts = {
  field: ValueName('the value that is drawn'),
  label: Type.Optional({ ...Text, description: 'what the series is called; the label of the field when left out' }),
  tone: Type.Optional(
    Type.Enum([...tones], { description: 'a colour that says something; the theme’s when left out' }),
  ),
  format: Type.Optional(Format),
}

const seriesOf = <P extends Readonly<Record<string, TSchema>>>(parts: P) =>
  Choice('the name of a value, or an object with `field`', [
    whenType('string', ValueName('the value that is drawn')),
    whenType('object', Strict({ ...seriesParts, ...parts })),
  ])

/** A series of a chart with axes: it may be drawn otherwise than the chart, and have the second axis. */
export const AxisSeries = seriesOf({
  type: Type.Optional(
    Type.Enum(['line', 'area', 'bar'], { description: 'how it is drawn; as the chart when left out' }),
  ),
  axis: Type.Optional(Type.Enum(['first', 'second'], { default: 'first', description: 'the axis of its values' })),
  stack: Type.Optional(Type.String({ minLength: 1, description: 'series of the same stack stand on each other' })),
})
export type AxisSeries = Static<typeof AxisSeries>

/** A series of a chart that draws all of them alike. */
export const PlainSeries = seriesOf({})
export type PlainSeries = Static<typeof PlainSeries>

/** A chart of several series: values side by side in each record, or one value divided by another one's values. */
export const measured = <S extends TSchema, P extends Readonly<Record<string, TSchema>>>(series: S, parts: P) =>
  Choice('an object with `series` or `value`', [
    whenHas(
      'series',
      Strict({ ...parts, series: Type.Array(series, { minItems: 1, description: 'the values that are drawn' }) }),
    ),
    whenHas(
      'value',
      Strict({
        ...parts,
        value: ValueName('the value that is drawn'),
        seriesBy: Type.Optional(ValueName('the value by which the records are divided into series')),
      }),
    ),
  ])

/** The parts of charts with an axis of names and one or two of values. */
export const axisParts = {
  category: ValueName('the value along the axis of names'),
  legend,
  axes: Type.Optional(
    Strict(
      {
        category: Type.Optional({ ...NameAxis, description: 'the axis of names' }),
        value: Type.Optional({ ...Axis, description: 'the axis of values' }),
        second: Type.Optional({ ...Axis, description: 'the second axis of values, at the other side' }),
      },
      { description: 'what the axes say' },
    ),
  ),
  zoom: Type.Optional(Type.Boolean({ default: false, description: 'whether a person may look at a part of the axis' })),
}
export const smooth = Type.Optional(Type.Boolean({ default: false, description: 'whether lines are rounded' }))
export const horizontal = Type.Optional(Type.Boolean({ default: false, description: 'whether bars lie on their side' }))
