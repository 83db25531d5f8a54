import type { TextLanguage } from '../../../../runtime/language/index.ts'
import type { FormDescription, FormField } from '../description.ts'
import type { TakingMove } from '../tableRules/moveButtons.ts'
import type { Writability } from '../tableRules/ruledFields.ts'

/** One item of a dictionary, in the language of the call. */
export interface DictItem {
  readonly value: string
  readonly text: string
}

/** What grants take from the person who asks (wire contract 2.5, column-level). */
export interface Withheld {
  readonly hiddenColumns: readonly string[]
  readonly hiddenButtons: readonly string[]
  readonly readOnlyFields: readonly string[]
  /** The fields that nobody writes whenever they like; none when left out. */
  readonly writability?: ReadonlyMap<string, Writability>
  /** Whether the records of a tree are a plain list, since the field of the parent is withheld; false when left out. */
  readonly isFlat?: boolean
}

/** What the answers about a form need besides its description; nothing here is read from the database by them. */
export interface AnswerContext extends Withheld {
  /** The sub tables in the order of their tabs. */
  readonly subs: readonly FormDescription[]
  /** The items of dictionaries, by the codes that `listDictionaries` gives. */
  readonly dictOptions: ReadonlyMap<string, readonly DictItem[]>
  /** The moves of the form that take values; none when left out. */
  readonly moves?: readonly TakingMove[]
  /** What grants take of each sub table, by its name; nothing where one is left out. */
  readonly subWithheld?: ReadonlyMap<string, Withheld>
  readonly enhanceJs: { readonly list: string; readonly form: string }
  /** The language of messages that the form does not say itself; zh when left out. */
  readonly language?: TextLanguage
}

/** The context of somebody who may see everything of a form without sub tables and scripts. */
export const plainContext: AnswerContext = {
  subs: [],
  dictOptions: new Map(),
  hiddenColumns: [],
  hiddenButtons: [],
  readOnlyFields: [],
  enhanceJs: { list: '', form: '' },
}

const none: ReadonlyMap<string, Writability> = new Map()
const nothing: Withheld = { hiddenColumns: [], hiddenButtons: [], readOnlyFields: [], isFlat: false }

/** The context of one of the sub tables. */
export function toSubContext(sub: FormDescription, context: AnswerContext): AnswerContext {
  const withheld = context.subWithheld?.get(sub.head.tableName) ?? nothing
  return { ...context, writability: none, ...withheld, moves: [], subs: [], enhanceJs: { list: '', form: '' } }
}

const isOpen = (field: FormField, { hiddenColumns }: Withheld): boolean => !hiddenColumns.includes(field.dbFieldName)

/** The fields that lists show; the key is never a column (wire contract 1.13). */
export const listFields = ({ fields }: FormDescription, context: Withheld): readonly FormField[] =>
  fields.filter((field) => field.isShowList === 1 && field.dbIsKey !== 1 && isOpen(field, context))

/** The fields that forms show. */
export const formFields = ({ fields }: FormDescription, context: Withheld): readonly FormField[] =>
  fields.filter((field) => field.isShowForm === 1 && field.dbIsKey !== 1 && isOpen(field, context))

/** The fields that lists are asked by; one that grants hide would tell by its answers what it holds. */
export const queryFields = ({ fields }: FormDescription, context: Withheld): readonly FormField[] =>
  fields.filter((field) => field.isQuery === 1 && field.dbIsPersist !== 0 && isOpen(field, context))
