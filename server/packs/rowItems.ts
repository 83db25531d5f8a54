import {
  columnsOfTable,
  type FormDocument,
  isObject,
  type LanguageTexts,
  languages,
  ownColumns,
} from '../../runtime/language/index.ts'
import { toStableId } from '../db/id.ts'
import { camelCaseName } from '../db/names.ts'
import { accountTables } from './accountTables.ts'
import { isRelativeMoment } from './moments.ts'
import { toFormColumns } from './online/formColumns.ts'
import type { Pack } from './pack.ts'
import { PackError } from './packError.ts'
import type { PackItem } from './packItem.ts'
import { pathOf } from './readPack.ts'

const momentTypes: readonly (string | undefined)[] = ['date', 'datetime']

/** Puts ids in the place of what a row names in words. */
function toIds(
  row: Readonly<Record<string, unknown>>,
  named: (typeof accountTables)[string]['named'],
  pack: string,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(row).map(([column, value]) => {
    const known = named !== undefined && Object.hasOwn(named, column) ? named[column] : undefined
    return known === undefined ? [column, value] : [known.column, known.toId(pack, String(value))]
  })
  return Object.fromEntries(entries)
}

/** Whether a value of a row is a text in three languages. */
function isTexts(value: unknown): value is LanguageTexts {
  return isObject(value) && languages.every((language) => typeof value[language] === 'string')
}

/** The values of a row as it is stored: a text in three languages in Chinese, and beside it for each reader. */
function toStored(columns: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(columns).map(([column, value]) => [camelCaseName(column), value] as const)
  const translated = entries.filter(([, value]) => isTexts(value))
  const plain = entries.map(([name, value]) => [name, isTexts(value) ? value.zh : value])
  return {
    ...Object.fromEntries(plain),
    ...(translated.length === 0 ? {} : { texts: Object.fromEntries(translated) }),
  }
}

/** The sample rows of a pack for tables of packs and for accounts. A row without an `id` is identified by its place and gets one. */
export function toRowItems(
  pack: Pack,
  packs: readonly Pack[],
  forms: readonly FormDocument[] = pack.forms,
): readonly PackItem[] {
  const ofForms = new Map(pack.forms.map((form) => [form.table, toFormColumns(form)] as const))
  const tables = new Map(packs.flatMap((other) => other.tables.map((table) => [table.table, table] as const)))
  return [...pack.rows].flatMap(([table, rows]) => {
    const refuse: (message: string, pointer?: string) => never = (message, pointer = '') => {
      throw new PackError(pack, message, { path: pathOf(rows), pointer })
    }
    if (ofForms.has(table) && !forms.some((form) => form.table === table)) return []
    const own = Object.hasOwn(accountTables, table) ? accountTables[table] : undefined
    const ofPack = tables.get(table)
    const ofForm = ofForms.get(table)
    const declared = ofPack ?? ofForm ?? own
    if (declared === undefined) refuse(`there are rows for the table \`${table}\`, which no pack declares`)
    const columnNames = ofPack || ofForm ? columnsOfTable(declared) : Object.keys(declared.columns)
    const typeOf = (column: string) =>
      declared.columns[column]?.type ??
      (column.endsWith('_time') && ownColumns.includes(column) ? 'datetime' : undefined)
    return rows.map((row, index): PackItem => {
      const { id, ...written } = row
      const columns = toIds(written, own?.named, pack.id)
      const unknown = Object.keys(columns).find((column) => !columnNames.includes(column))
      if (unknown !== undefined)
        refuse(`the row names the column \`${unknown}\`, which the table has not`, `/${index}/${unknown}`)
      const wrong = Object.entries(columns).find(
        ([column, value]) =>
          isRelativeMoment(value) && typeOf(column) !== 'json' && !momentTypes.includes(typeOf(column)),
      )
      if (wrong !== undefined)
        refuse(`the row gives days for the column \`${wrong[0]}\`, which holds no moment`, `/${index}/${wrong[0]}`)
      const untranslated = Object.keys(columns).find(
        (column) => isTexts(columns[column]) && own?.translated?.includes(column) !== true,
      )
      if (untranslated !== undefined)
        refuse(
          `the row gives texts in three languages for the column \`${untranslated}\`, which holds one`,
          `/${index}/${untranslated}`,
        )
      const name = typeof id === 'string' ? id : `#${index}`
      return {
        pack: pack.id,
        kind: 'row',
        id: `${table}/${name}`,
        table: camelCaseName(table),
        recordId: typeof id === 'string' ? id : toStableId(pack.id, 'row', table, name),
        values: {
          ...own?.fixed,
          ...toStored(columns),
        },
        ...(own?.links === undefined ? {} : { links: own.links }),
        ...(own?.parent === undefined
          ? {}
          : { parent: { column: camelCaseName(own.parent), table: camelCaseName(table), isNeeded: true } }),
        json: [
          'texts',
          ...Object.keys(columns)
            .filter((column) => typeOf(column) === 'json')
            .map(camelCaseName),
        ],
        moments: Object.keys(columns)
          .filter((column) => momentTypes.includes(typeOf(column)))
          .map(camelCaseName),
      }
    })
  })
}
