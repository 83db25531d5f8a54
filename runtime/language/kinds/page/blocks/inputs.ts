import { type Static, Type } from 'typebox'
import { type ScopeChange, Strict } from '../../../schema/annotations.ts'
import { BlockText } from '../names.ts'
import { plainParts } from '../parts.ts'

const Input = Strict({
  state: Type.String({ minLength: 1, reference: 'state', description: 'the name of the state that it changes' }),
  label: Type.Optional({ ...BlockText, description: 'what people read' }),
  widget: Type.Optional(
    Type.String({ minLength: 1, word: 'widget', description: 'the widget that edits it; `input` when left out' }),
  ),
  props: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', description: 'what the widget is told' }),
  ),
  choices: Type.Optional(
    Strict(
      {
        source: Type.String({ minLength: 1, reference: 'source', description: 'the source whose records are choices' }),
        value: Type.String({ minLength: 1, reference: 'value', description: 'the field whose value is stored' }),
        label: Type.String({ minLength: 1, reference: 'value', description: 'the field that people read' }),
      },
      {
        scope: 'block' satisfies ScopeChange,
        description: 'the options of a widget that chooses, from a source of the page',
      },
    ),
  ),
  width: Type.Optional(
    Type.Integer({ minimum: 60, maximum: 1200, description: 'its width in pixels; that of its widget when left out' }),
  ),
})

const { rows: _rows, empty: _empty, source: _source, ...parts } = plainParts

/** Widgets by which people change the state of the page; what they choose counts at once. */
export const InputsBlock = Strict({
  ...parts,
  type: Type.Literal('inputs', { description: 'the type of the block' }),
  items: Type.Array(Input, { minItems: 1, description: 'the inputs in their order' }),
})
export type InputsBlock = Static<typeof InputsBlock>
