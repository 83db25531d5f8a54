import { useId } from 'react'
import { useTranslate } from '../../../runtime/index.ts'
import { cronBounds } from '../model/fields.ts'
import type { FieldMode, PlainFieldState } from '../model/state.ts'
import { Choices } from './Choices.tsx'
import { ModeRow } from './ModeRow.tsx'
import { NumberBox } from './NumberBox.tsx'
import { partMarks } from './partMarks.ts'
import { RawText } from './RawText.tsx'

interface FieldTabProps {
  readonly name: 'second' | 'minute' | 'hour' | 'month' | 'year'
  readonly field: PlainFieldState
  readonly onChange: (field: PlainFieldState) => void
}

const numbers = ([min, max]: readonly [number, number]) =>
  Array.from({ length: max - min + 1 }, (_, index) => ({ value: min + index, text: String(min + index) }))

/** The four modes of a field. */
export function FieldTab({ name, field, onChange }: FieldTabProps) {
  const t = useTranslate()
  const group = useId()
  const unit = t(`widgets.cron.field.${name}`)
  const bounds = cronBounds[name]
  const choose = (cronEvery: FieldMode, part: Partial<PlainFieldState> = {}) => {
    const { raw: _, ...rest } = field
    onChange({ ...rest, ...part, cronEvery })
  }
  const row = (mode: FieldMode) => ({
    name: group,
    isChosen: field.raw === undefined && field.cronEvery === mode,
    onChoose: () => choose(mode),
  })
  const box = (
    mode: FieldMode,
    part: 'incrementStart' | 'incrementIncrement' | 'rangeStart' | 'rangeEnd',
    label: string,
    limits: readonly [number, number],
  ) => (
    <NumberBox
      label={`${unit}: ${t(`widgets.cron.part.${label}`)}`}
      value={field[part]}
      bounds={limits}
      disabled={false}
      onChange={(value) => choose(mode, { [part]: value })}
    />
  )
  const words = (key: string) => t(`widgets.cron.plain.${key}`, { ...partMarks, unit })
  return (
    <>
      <RawText raw={field.raw} />
      <ModeRow {...row(1)} words={words('every')} label={words('every')} />
      <ModeRow
        {...row(2)}
        words={words('increment')}
        label={t('widgets.cron.plain.increment', { unit, start: field.incrementStart, step: field.incrementIncrement })}
        parts={{
          start: box(2, 'incrementStart', 'start', bounds.start),
          step: box(2, 'incrementIncrement', 'step', bounds.increment),
        }}
      />
      <ModeRow
        {...row(4)}
        words={words('range')}
        label={t('widgets.cron.plain.range', { unit, from: field.rangeStart, to: field.rangeEnd })}
        parts={{
          from: box(4, 'rangeStart', 'from', bounds.rangeStart),
          to: box(4, 'rangeEnd', 'to', bounds.rangeEnd),
        }}
      />
      <ModeRow {...row(3)} words={words('list')} label={words('list')}>
        <Choices
          label={unit}
          choices={numbers(bounds.choices)}
          values={field.specificSpecific}
          disabled={false}
          onChange={(specificSpecific) => choose(3, { specificSpecific })}
        />
      </ModeRow>
    </>
  )
}
