import fc from 'fast-check'
import { createId } from '../../../../server/db/id.ts'
import {
  dbTypes,
  type FormDescription,
  type FormField,
  type FormIndex,
} from '../../../../server/online/form/description.ts'
import { isReservedWord } from '../../../../server/online/form/reservedWords.ts'
import { fieldOf, formOf, indexOf } from './forms.ts'

/** Draws values of arbitraries one after the other. */
export type Draw = <T>(arbitrary: fc.Arbitrary<T>) => T

/** The description of a form that a test changes as a designer would. */
export type DraftForm = Pick<FormDescription, 'head' | 'fields' | 'indexes'>

const names = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('name', 'Name2', 'price', 'AMOUNT', 'camelCase', 'a$b', 'x1', 'mainId', 'note'),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9$][a-zA-Z0-9_$]{0,30}$/) },
)
const texts = fc.oneof(
  fc.constantFrom('名称', "it's", 'a "b" \\ c', '{count} {field}', '$1 ; drop table x --', ''),
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0') && text.isWellFormed()),
)

/** A column name that the form has not yet, whatever its case. */
function drawName(draw: Draw, form: DraftForm): string {
  const taken = new Set(form.fields.map(({ dbFieldName }) => dbFieldName.toLowerCase()))
  for (;;) {
    const name = draw(names)
    if (!taken.has(name.toLowerCase()) && !isReservedWord(name)) return name
  }
}

/** What a description says of the type of a field. */
function drawType(draw: Draw): Partial<FormField> {
  const dbType = draw(fc.constantFrom(...dbTypes))
  const dbLength = draw(dbType === 'BigDecimal' ? fc.integer({ min: 1, max: 20 }) : fc.integer({ min: 1, max: 40 }))
  return {
    dbType,
    dbLength,
    dbPointLength: dbType === 'BigDecimal' ? draw(fc.integer({ min: 0, max: dbLength })) : 0,
    fieldShowType: draw(fc.constantFrom('text', 'datetime')),
  }
}

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const moments = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace('T', ' '))
const storable = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0') && text.isWellFormed())
const doubles = fc.double({ noNaN: true, noDefaultInfinity: true })
const midnights = days.map((day) => `${day} 00:00:00`)
/** Texts of which many are values of other types too. */
const wordsOfAll = fc.oneof(
  storable,
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  days,
  moments,
  fc.constantFrom('', '007', '2023-02-29', '1e400', ' 5 ', '-0.50', '99999999999999999999'),
)

const valuesOf: Readonly<Record<string, (draw: Draw, field: FormField) => string>> = {
  string: (draw, { dbLength }) => [...draw(wordsOfAll)].slice(0, dbLength).join(''),
  Text: (draw) => draw(wordsOfAll),
  LongText: (draw) => draw(wordsOfAll),
  int: (draw) => String(draw(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.integer()))),
  long: (draw) => String(draw(fc.oneof(fc.bigInt(-99n, 99n), fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n)))),
  double: (draw) => String(draw(fc.oneof(fc.integer({ min: -99, max: 99 }), doubles))),
  BigDecimal: (draw, { dbLength, dbPointLength }) => drawDecimal(draw, dbLength, dbPointLength),
  Date: (draw, { fieldShowType }) => draw(fieldShowType === 'datetime' ? moments : days),
  Datetime: (draw) => draw(fc.oneof(moments, midnights)),
  Blob: (draw) => `\\x${Buffer.from(draw(storable)).toString('hex')}`,
}

/** A value of the type of a field as the database reads it. */
export function drawValue(draw: Draw, field: FormField): string {
  return valuesOf[field.dbType]?.(draw, field) ?? ''
}

function drawDecimal(draw: Draw, length: number, point: number): string {
  const digits = draw(fc.stringMatching(new RegExp(`^[0-9]{1,${length}}$`))).padStart(point + 1, '0')
  const value = point === 0 ? digits : `${digits.slice(0, -point)}.${digits.slice(-point)}`
  return draw(fc.boolean()) ? value : `-${value}`
}

/** A default that the type of a field allows, or none. */
function drawDefault(draw: Draw, field: FormField): string | null {
  if (field.dbType === 'Blob' || draw(fc.boolean())) return null
  const value = drawValue(draw, field)
  return field.dbType === 'double' && /e/i.test(value) ? null : value
}

/** A field with all that is random about it. */
function drawField(draw: Draw, form: DraftForm): FormField {
  const typed = fieldOf({ dbFieldName: drawName(draw, form), ...drawType(draw) })
  return {
    ...typed,
    dbFieldTxt: draw(texts),
    dbIsNull: draw(fc.constantFrom(0, 1, 1)),
    dbIsPersist: draw(fc.constantFrom(1, 1, 1, 1, 1, 0)),
    dbDefaultVal: drawDefault(draw, typed),
  }
}

/** A form with a few fields and indexes. */
export function drawForm(draw: Draw, tableName: string): DraftForm {
  const idType = draw(fc.constantFrom('UUID', 'UUID', 'NATIVE', 'SEQUENCE'))
  let form: DraftForm = formOf({ tableName, tableTxt: draw(texts), idType, idSequence: `${tableName}$Seq` }, [])
  for (let count = draw(fc.integer({ min: 0, max: 5 })); count > 0; count -= 1)
    form = { ...form, fields: [...form.fields, drawField(draw, form)] }
  for (let count = draw(fc.integer({ min: 0, max: 2 })); count > 0; count -= 1) form = changes.addIndex(draw, form)
  return form
}

type Change = (draw: Draw, form: DraftForm) => DraftForm

/** The fields of its own that a form has, without those of the system. */
const own = ({ fields }: DraftForm): readonly FormField[] => fields.slice(6)

function changeField(draw: Draw, form: DraftForm, change: (field: FormField) => Partial<FormField>): DraftForm {
  if (own(form).length === 0) return form
  const chosen = draw(fc.constantFrom(...own(form)))
  return renamed(form, new Map([[chosen.id, { ...chosen, ...change(chosen) }]]))
}

/** Puts changed fields in the place of what they were, and their names into the indexes. */
function renamed(form: DraftForm, changed: ReadonlyMap<string, FormField>): DraftForm {
  const fields = form.fields.map((field) => changed.get(field.id) ?? field)
  const words = new Map(form.fields.map((field, place) => [field.dbFieldName, fields[place]?.dbFieldName ?? '']))
  const indexes = form.indexes.map((index) => ({
    ...index,
    indexField: index.indexField
      .split(',')
      .map((name) => words.get(name) ?? name)
      .join(','),
  }))
  return { ...form, fields, indexes }
}

function changeIndex(draw: Draw, form: DraftForm, change: (index: FormIndex) => Partial<FormIndex>): DraftForm {
  const currentIndexes = form.indexes.filter(({ delFlag }) => delFlag === 0)
  if (currentIndexes.length === 0) return form
  const chosen = draw(fc.constantFrom(...currentIndexes))
  return { ...form, indexes: form.indexes.map((index) => (index === chosen ? { ...index, ...change(index) } : index)) }
}

/** Everything that a designer does to a form. */
export const changes = {
  addField: (draw, form) => ({ ...form, fields: [...form.fields, drawField(draw, form)] }),
  dropField: (draw, form) => {
    if (own(form).length === 0) return form
    const gone = draw(fc.constantFrom(...own(form)))
    return {
      ...form,
      fields: form.fields.filter((field) => field !== gone),
      indexes: form.indexes.filter(({ indexField }) => !indexField.split(',').includes(gone.dbFieldName)),
    }
  },
  rename: (draw, form) => changeField(draw, form, () => ({ dbFieldName: drawName(draw, form) })),
  renameAndReplace: (draw, form) => {
    if (own(form).length === 0) return form
    const chosen = draw(fc.constantFrom(...own(form)))
    const moved = renamed(form, new Map([[chosen.id, { ...chosen, dbFieldName: drawName(draw, form) }]]))
    const added = { ...drawField(draw, moved), dbFieldName: chosen.dbFieldName }
    return { ...moved, fields: [...moved.fields, added] }
  },
  swap: (draw, form) => {
    const fields = own(form)
    if (fields.length < 2) return form
    const round = draw(fc.shuffledSubarray([...fields], { minLength: 2, maxLength: Math.min(4, fields.length) }))
    return renamed(
      form,
      new Map(
        round.map((field, place) => [
          field.id,
          { ...field, dbFieldName: round[(place + 1) % round.length]?.dbFieldName ?? field.dbFieldName },
        ]),
      ),
    )
  },
  retype: (draw, form) => changeField(draw, form, () => ({ ...drawType(draw), dbDefaultVal: null })),
  resize: (draw, form) =>
    changeField(draw, form, ({ dbType, dbLength, dbPointLength }) => {
      const length = Math.max(1, dbLength + draw(fc.integer({ min: -6, max: 12 })))
      return {
        dbLength: length,
        dbPointLength: dbType === 'BigDecimal' ? Math.min(dbPointLength, length) : 0,
        dbDefaultVal: null,
      }
    }),
  setDefault: (draw, form) => changeField(draw, form, (field) => ({ dbDefaultVal: drawDefault(draw, field) })),
  require: (draw, form) => changeField(draw, form, ({ dbIsNull }) => ({ dbIsNull: 1 - dbIsNull })),
  persist: (draw, form) => {
    const indexed = new Set(form.indexes.flatMap(({ indexField }) => indexField.split(',')))
    return changeField(draw, form, ({ dbIsPersist, dbFieldName }) => ({
      dbIsPersist: indexed.has(dbFieldName) ? 1 : 1 - dbIsPersist,
    }))
  },
  describe: (draw, form) => changeField(draw, form, () => ({ dbFieldTxt: draw(texts) })),
  describeTable: (draw, form) => ({ ...form, head: { ...form.head, tableTxt: draw(texts) } }),
  changeKey: (draw, form) => ({
    ...form,
    head: { ...form.head, idType: draw(fc.constantFrom('UUID', 'NATIVE', 'SEQUENCE')) },
  }),
  addIndex: (draw, form) => {
    const columns = form.fields.filter(({ dbIsPersist, dbType }) => dbIsPersist === 1 && dbType !== 'Blob')
    const chosen = draw(fc.shuffledSubarray([...columns], { minLength: 1, maxLength: 3 }))
    const taken = form.indexes.map(({ indexName }) => indexName.toLowerCase())
    const indexName = draw(fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_$]{0,20}$/))
    if (taken.includes(indexName.toLowerCase())) return form
    const index = indexOf({
      indexName,
      indexField: chosen.map(({ dbFieldName }) => dbFieldName).join(','),
      indexType: draw(fc.constantFrom('normal', 'normal', 'unique')),
    })
    return { ...form, indexes: [...form.indexes, index] }
  },
  // An index that the database has never seen goes at once, another one by its flag.
  dropIndex: (draw, form) => changeIndex(draw, form, () => ({ delFlag: 1 })),
  renameIndex: (draw, form) =>
    changeIndex(draw, form, ({ indexName }) => ({ indexName: `${indexName.slice(0, 40)}_${createId().slice(-4)}` })),
  changeIndex: (draw, form) =>
    changeIndex(draw, form, () => ({ indexType: draw(fc.constantFrom('normal', 'unique')) })),
} as const satisfies Readonly<Record<string, Change>>
