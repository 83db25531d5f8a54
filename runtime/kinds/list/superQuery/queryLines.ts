import { isCompleteLine, type SavedQuery, type SuperQuery, toConditions } from '../../../data/index.ts'
import { type SuperQueryRule, superQueryRules } from '../../../language/index.ts'
import { keepForRule, toElements } from '../filters/ruleValue.ts'
import { type FilterableField, toWireParts } from './filterableFields.ts'

/** One line as a person edits it. */
export interface QueryLine {
  readonly number: number
  readonly field: string
  readonly rule: SuperQueryRule
  readonly value: unknown
}

/** The advanced query as a person edits it. */
export interface QueryDraft {
  readonly match: 'and' | 'or'
  readonly lines: readonly QueryLine[]
}

/** What a person does to it. */
export type QueryChange =
  | { readonly kind: 'match'; readonly match: 'and' | 'or' }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly number: number }
  | {
      readonly kind: 'field'
      readonly number: number
      readonly field: string
      readonly rules: readonly SuperQueryRule[]
    }
  | { readonly kind: 'rule'; readonly number: number; readonly rule: SuperQueryRule }
  | { readonly kind: 'value'; readonly number: number; readonly value: unknown }
  | { readonly kind: 'reset' }
  | { readonly kind: 'load'; readonly draft: QueryDraft }

/** The rule of a new line (specification 4). */
const firstRule: SuperQueryRule = 'eq'

export const noQuery: QueryDraft = { match: 'and', lines: [] }

/** The query after a change; a line keeps its number as long as it is there. */
export function changeQuery(draft: QueryDraft, change: QueryChange): QueryDraft {
  const onLine = (number: number, edit: (line: QueryLine) => QueryLine): QueryDraft => ({
    ...draft,
    lines: draft.lines.map((line) => (line.number === number ? edit(line) : line)),
  })
  switch (change.kind) {
    case 'match':
      return { ...draft, match: change.match }
    case 'add': {
      const number = Math.max(0, ...draft.lines.map((line) => line.number)) + 1
      return { ...draft, lines: [...draft.lines, { number, field: '', rule: firstRule, value: undefined }] }
    }
    case 'remove':
      return { ...draft, lines: draft.lines.filter((line) => line.number !== change.number) }
    case 'field':
      return onLine(change.number, ({ number, rule }) => ({
        number,
        field: change.field,
        rule: change.rules.includes(rule) ? rule : (change.rules[0] ?? firstRule),
        value: undefined,
      }))
    case 'rule':
      return onLine(change.number, (line) => ({
        ...line,
        rule: change.rule,
        value: keepForRule(line.value, line.rule, change.rule),
      }))
    case 'value':
      return onLine(change.number, (line) => ({ ...line, value: change.value }))
    case 'reset':
      return noQuery
    case 'load':
      return change.draft
  }
}

/** Whether a line lacks its field, its rule or its value, or asks a field that the page does not have. */
export const isEmptyLine = (line: QueryLine, fields: readonly FilterableField[]): boolean =>
  !isCompleteLine(line) || !fields.some(({ name }) => name === line.field)

/** Whether there is nothing that could be asked or saved (specification 5). */
export const isEmptyQuery = ({ lines }: QueryDraft, fields: readonly FilterableField[]): boolean =>
  lines.length === 0 || lines.some((line) => isEmptyLine(line, fields))

/** The query as a list asks it. */
export const toSuperQuery = ({ match, lines }: QueryDraft, fields: readonly FilterableField[]): SuperQuery => ({
  match,
  lines: lines.map(({ field: name, rule, value }) => {
    const field = fields.find((candidate) => candidate.name === name)
    return { field: name, rule, value, ...(field ? toWireParts(field, value) : {}) }
  }),
})

/** The query as it is kept under a name (specification 3, saved advanced query). */
export function toSavedQuery(title: string, draft: QueryDraft, fields: readonly FilterableField[]): SavedQuery {
  const { match, lines } = toSuperQuery(draft, fields)
  return { title, matchType: match, records: toConditions(lines) }
}

const isRule = (rule: string): rule is SuperQueryRule => (superQueryRules as readonly string[]).includes(rule)

/** A query as it was asked, to go on with it. */
export const fromSuperQuery = ({ match, lines }: SuperQuery): QueryDraft => ({
  match,
  lines: lines.flatMap(({ field, rule, value }, index) =>
    isRule(rule) ? [{ number: index + 1, field, rule, value }] : [],
  ),
})

/** A saved query; a line under a rule that this version does not have is left out. */
export const fromSavedQuery = ({ matchType, records }: SavedQuery): QueryDraft => ({
  match: matchType,
  lines: records.flatMap(({ field, rule, val }, index) =>
    isRule(rule) ? [{ number: index + 1, field, rule, value: rule === 'in' ? toElements(val) : val }] : [],
  ),
})
