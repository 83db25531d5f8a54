import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { codePattern, type Field } from '../../http/resource/index.ts'
import { graphMessages } from './messages.ts'

/** The types of charts that a graph report may show (dictionary `online_graph_type`). */
export const graphTypes = ['line', 'pie', 'bar', 'table'] as const

/** Where the records come from (dictionary `online_graph_data_type`). */
export const dataTypes = ['sql', 'json', 'api'] as const
export type DataType = (typeof dataTypes)[number]

const chosen = (label: LanguageTexts, choices: readonly string[]): LanguageTexts => {
  const fill = (words: string, name: string) => words.replace('{label}', name).replace('{choices}', choices.join(', '))
  const { zh, en, tw } = graphMessages.chosen
  return { zh: fill(zh, label.zh), en: fill(en, label.en), tw: fill(tw, label.tw) }
}

/** A field that holds one of a few words. */
export function choice(label: LanguageTexts, choices: readonly string[], more: Partial<Field> = {}): Field {
  return {
    type: 'text',
    alsoCalled: label,
    pattern: { matches: new RegExp(`^(${choices.join('|')})$`), message: chosen(label, choices) },
    ...more,
  }
}

/** A field that holds some of a few words, joined by commas. */
export function choices(label: LanguageTexts, words: readonly string[], more: Partial<Field> = {}): Field {
  const one = `(${words.join('|')})`
  return {
    type: 'text',
    alsoCalled: label,
    pattern: { matches: new RegExp(`^${one}(,${one})*$`), message: chosen(label, words) },
    ...more,
  }
}

/** A field that says yes or no by a letter. */
export const flag = (label: LanguageTexts): Field => choice(label, ['Y', 'N'])

/**
 * Who opens a report or a template without a grant: nobody else, everybody who is signed in, or anyone. No sheet opens
 * anything.
 */
export const openFor = {
  type: 'text',
  length: 1,
  exported: false,
  pattern: { matches: /^[NYA]$/, message: graphMessages.openFor },
} as const satisfies Field

/** What addresses call a report or a template. */
export const codeField = (label: LanguageTexts, taken: LanguageTexts): Field => ({
  type: 'text',
  required: true,
  length: 100,
  alsoCalled: label,
  unique: taken,
  pattern: codePattern('编码', '編碼'),
})

/** Fields with a value of their own where a new record says nothing. */
export function withDefaults(values: Readonly<Record<string, unknown>>, defaults: Readonly<Record<string, unknown>>) {
  const empty = Object.entries(defaults).filter(([name]) => values[name] === undefined || values[name] === null)
  return { ...values, ...Object.fromEntries(empty) }
}

/** The words of a comma list, without empty ones. */
export const splitList = (value: unknown): readonly string[] =>
  String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
