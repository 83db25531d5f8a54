import { useState } from 'react'
import { type EditProps, useLinkedOptions, useSetSiblings, useText, useTranslate } from '../../runtime/index.ts'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import { toText } from '../shared/values.ts'
import './linkedSelect.css'
import { toLinkedSource } from './linkedSource.ts'
import type { LinkedSelectProps } from './props.ts'
import { useSiblingTexts } from './useSiblingTexts.ts'

const none: readonly string[] = []

/** The levels that it shows: its own, and those of the fields below that it fills. */
export function LinkedSelectEdit(edit: EditProps<string, LinkedSelectProps>) {
  const { links = none, above = none, single = false, labels = none } = edit.props
  const t = useTranslate()
  const text = useText()
  const setSiblings = useSetSiblings()
  const [wasOpened, setOpened] = useState(false)
  const valuesAbove = useSiblingTexts(above)
  // Where no other fields are around, as in a query bar, there is nothing to fill.
  const below = single || !setSiblings ? none : links
  const values = [toText(edit.value).trim(), ...useSiblingTexts(below)]
  const chosen = [...valuesAbove, ...values.slice(0, -1)]
  const isWanted = wasOpened || [...valuesAbove, ...values].some((value) => value !== '')
  const levels = useLinkedOptions(toLinkedSource(edit.props), chosen, isWanted).slice(above.length)

  const choose = (level: number, value: string | undefined) => {
    if (level === 0) edit.onChange(value)
    const filled = links.slice(Math.max(level - 1, 0)).map((name) => [name, null] as const)
    const own = level === 0 ? [] : [[links[level - 1], value ?? null] as const]
    if (links.length > 0) setSiblings?.(Object.fromEntries([...filled, ...own]))
  }

  return (
    <div className="pw-linked-selects">
      {values.map((value, level) => {
        const state = levels[level]
        const label = labels[level]
        const name = label ? text(label) : t('widgets.linked-select.level', { number: level + 1 })
        // The first level may be opened before anything was asked for; a further one needs the choice above it.
        const isFirst = above.length === 0 && level === 0
        const isOpenable = isFirst || (chosen[above.length + level - 1] ?? '') !== ''
        return (
          <ChoiceSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: the levels stand in their order
            key={level}
            edit={{
              ...edit,
              id: level === 0 ? edit.id : `${edit.id}_${level}`,
              autoFocus: level === 0 && (edit.autoFocus ?? false),
              disabled: edit.disabled || !isOpenable,
              ...(values.length > 1 && { placeholder: name }),
            }}
            {...(level > 0 && { name: `${edit.label}: ${name}` })}
            choices={(state?.options ?? []).map((option) => ({ value: option.store, text: option.label }))}
            values={value === '' ? [] : [value]}
            onValues={([next]) => choose(level, next)}
            multiple={false}
            search
            {...(state && { state })}
            onOpen={() => setOpened(true)}
          />
        )
      })}
    </div>
  )
}
