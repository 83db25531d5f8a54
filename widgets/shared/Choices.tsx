import type { ReactNode } from 'react'
import { useDictionary, useText } from '../../runtime/index.ts'
import { type ChoiceItem, toChoices } from './choice.ts'
import type { ChoiceState } from './choiceState.ts'
import type { ChoiceSource } from './propTypes.ts'

interface ChoicesProps extends ChoiceSource {
  /** `state` is absent where the document lists the choices, which then are there at once. */
  readonly children: (choices: readonly ChoiceItem[], state?: ChoiceState) => ReactNode
}

/** The choices of a field that lists them or names a dictionary; without either that is said in their place. */
export const Choices = ({ options, dict = '', children }: ChoicesProps) =>
  options ? (
    <ListedChoices options={options}>{children}</ListedChoices>
  ) : (
    <DictionaryChoices dict={dict}>{children}</DictionaryChoices>
  )

function ListedChoices({
  options,
  children,
}: Pick<ChoicesProps, 'children'> & Required<Pick<ChoiceSource, 'options'>>) {
  const text = useText()
  return children(toChoices(options, text))
}

function DictionaryChoices({ dict, children }: Pick<ChoicesProps, 'children'> & { readonly dict: string }) {
  const dictionary = useDictionary(dict)
  return children(dictionary.items, dictionary)
}
