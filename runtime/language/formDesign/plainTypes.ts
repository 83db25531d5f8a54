import type { FamilyField } from './formDesign.ts'

/** What a type of a design is to the family, and which of its fields are of that type. */
interface PlainType {
  readonly dbType: string
  readonly dbLength: number
  readonly dbPointLength?: number
  /** How a new field of the type is edited. */
  readonly show: string
  /** Other ways to edit it that are of the same type. */
  readonly alsoShown?: readonly string[]
  /** Types of the database that tell it from others which are edited the same way. */
  readonly dbTypes?: readonly string[]
  /** Further settings of a new field (wire contract 3.2, `field_extend_json`). */
  readonly extend?: Readonly<Record<string, unknown>>
}

const string = (dbLength: number) => ({ dbType: 'string', dbLength })
const longText = { dbType: 'Text', dbLength: 0 }

/**
 * The types of fields in the order in which they are offered. The first whose way of editing and type of the database
 * fit is that of a stored field.
 */
export const plainTypes = {
  text: { ...string(100), show: 'text', dbTypes: ['string'] },
  longText: { ...longText, show: 'textarea' },
  wholeNumber: { dbType: 'int', dbLength: 10, show: 'text', dbTypes: ['int', 'long'] },
  number: { dbType: 'double', dbLength: 10, dbPointLength: 2, show: 'text', dbTypes: ['double'] },
  amount: { dbType: 'BigDecimal', dbLength: 18, dbPointLength: 2, show: 'text', dbTypes: ['BigDecimal'] },
  date: { dbType: 'Date', dbLength: 0, show: 'date' },
  datetime: { dbType: 'Datetime', dbLength: 0, show: 'datetime' },
  time: { ...string(20), show: 'time' },
  yesNo: { ...string(10), show: 'switch' },
  choice: { ...string(100), show: 'list', alsoShown: ['radio', 'sel_search'] },
  choices: { ...string(500), show: 'list_multi', alsoShown: ['checkbox'] },
  person: { ...string(100), show: 'sel_user', extend: { multiSelect: false } },
  department: { ...string(100), show: 'sel_depart', extend: { multiSelect: false } },
  file: { ...longText, show: 'file' },
  picture: { ...longText, show: 'image' },
  link: { ...string(100), show: 'link_table' },
  area: { ...string(100), show: 'pca' },
  richText: { ...longText, show: 'umeditor' },
  markdown: { ...longText, show: 'markdown' },
  password: { ...string(100), show: 'password' },
} as const satisfies Readonly<Record<string, PlainType>>

const types: Readonly<Record<string, PlainType>> = plainTypes

/** The type of a design by its name; undefined for what is set up elsewhere. */
export const findPlainType = (type: string): PlainType | undefined =>
  Object.hasOwn(types, type) ? types[type] : undefined

/** Types whose values are chosen from a dictionary. */
export const isChosen = (type: string): boolean => type === 'choice' || type === 'choices'

/** What a stored field is in plain words; `other` for what is set up elsewhere. */
export function readPlainType({ fieldShowType, dbType }: Pick<FamilyField, 'fieldShowType' | 'dbType'>): string {
  const found = Object.entries(types).find(
    ([, { show, alsoShown = [], dbTypes }]) =>
      (show === fieldShowType || alsoShown.includes(fieldShowType)) && (dbTypes?.includes(dbType) ?? true),
  )
  return found?.[0] ?? 'other'
}
