import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { evaluate, parseJson, useNames, useSiblings, useText, watchedNames } from '../../runtime/index.ts'
import { type ChoiceItem, toChoices, toOptionValue } from './choice.ts'
import { toFoundChoices } from './foundChoices.ts'
import type { ChoiceValue } from './propTypes.ts'

interface OwnChoiceProps {
  readonly options?: readonly { readonly value: ChoiceValue; readonly label: string; readonly disabled?: boolean }[]
  readonly optionsFrom?: string
  readonly optionValue?: string
  readonly optionLabel?: string
}

export interface OwnChoices {
  readonly choices: readonly ChoiceItem[]
  /** The value of a choice with the type that it came with. */
  readonly toValue: (value: string | undefined) => ChoiceValue | undefined
  /** Why the formula for the choices could not be evaluated. */
  readonly failure: string | undefined
}

const nothing = () => {}

/** The choices of a document: those that it lists, or those that its formula finds as the fields around change. */
export function useOwnChoices({ options = [], optionsFrom, optionValue, optionLabel }: OwnChoiceProps): OwnChoices {
  const text = useText()
  const names = useNames()
  const siblings = useSiblings()
  const read = useMemo(() => {
    const watched = optionsFrom === undefined ? [] : watchedNames(optionsFrom, 'values')
    return watched === 'all' ? [] : watched
  }, [optionsFrom])
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = read.map((name) => siblings?.subscribe(name, listener) ?? nothing)
      return () => {
        for (const end of ends) end()
      }
    },
    [read, siblings],
  )
  // A text, as what is read has to stay the same while nothing changes.
  const currentChoices = useSyncExternalStore(subscribe, () =>
    JSON.stringify(Object.fromEntries(read.map((name) => [name, siblings?.get(name)]))),
  )
  return useMemo(() => {
    if (optionsFrom === undefined)
      return {
        choices: toChoices(options, text),
        toValue: (value) => toOptionValue(options, value),
        failure: undefined,
      }
    const result = evaluate(optionsFrom, { ...names(), values: parseJson(currentChoices) })
    if (!result.ok)
      return { choices: [], toValue: (value) => value, failure: `${optionsFrom}: ${result.error.message}` }
    const found = toFoundChoices(result.value, optionValue, optionLabel)
    return {
      choices: found.map(({ item }) => item),
      toValue: (value) => found.find(({ item }) => item.value === value)?.value ?? value,
      failure: undefined,
    }
  }, [options, optionsFrom, optionValue, optionLabel, currentChoices, names, text])
}
