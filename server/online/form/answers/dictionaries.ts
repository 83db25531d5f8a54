import type { FormDescription } from '../description.ts'
import type { AnswerContext } from './context.ts'
import { type Control, controlOf, queryControlOf, sentDictionaryOf, switchItemsOf } from './control.ts'

/** A dictionary that an answer about a form holds: a code, or a table as `table,text,code`. */
export interface NeededDictionary {
  readonly field: string
  readonly code: string
}

/** The dictionaries that the caller has to read before it asks for the answers about a form. */
export function listDictionaries(form: Pick<FormDescription, 'fields'>): readonly NeededDictionary[] {
  const needed = form.fields.flatMap((field) =>
    [controlOf(field), queryControlOf(field)].flatMap((control): readonly NeededDictionary[] => {
      const code = sentDictionaryOf(control)
      return code === undefined ? [] : [{ field: field.dbFieldName, code }]
    }),
  )
  return needed.filter(
    ({ field, code }, index) => needed.findIndex((other) => other.field === field && other.code === code) === index,
  )
}

/** An item as the family sends it. */
export interface SentItem {
  readonly value: string
  readonly text: string
  readonly title: string
  readonly label: string
}

const toSent = ({ value, text }: { readonly value: string; readonly text: string }): SentItem => ({
  value,
  text,
  title: text,
  label: text,
})

/** The items from which a control chooses; undefined for one that has no list of its own. */
export function itemsOf(control: Control, context: AnswerContext): readonly SentItem[] | undefined {
  if (control.view === 'switch') return switchItemsOf(control, context.language).map(toSent)
  const code = sentDictionaryOf(control)
  return code === undefined ? undefined : (context.dictOptions.get(code) ?? []).map(toSent)
}
