import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newFamilyField } from '../../../runtime/language/formDesign/familyFields.ts'
import type { FamilyField, FamilyForm } from '../../../runtime/language/formDesign/formDesign.ts'
import {
  splitTypedChoices,
  toColumnName,
  toNameCandidates,
  toSlug,
} from '../../../runtime/language/formDesign/names.ts'
import { plainTypes, readPlainType } from '../../../runtime/language/formDesign/plainTypes.ts'
import { readDesign } from '../../../runtime/language/formDesign/readDesign.ts'
import { type WritingOptions, writeDesign } from '../../../runtime/language/formDesign/writeDesign.ts'

const options: WritingOptions = {
  isReserved: (name) => name === 'order',
  parentLabel: 'Parent',
  findNaming: () => 'title',
}

const head = { tableTxt: 'Kept', tableType: 1, isTree: 'N', treeParentIdField: null, treeIdField: null }
const stored = (more: Partial<FamilyField> & { readonly dbFieldName: string }): FamilyField => ({
  ...newFamilyField,
  dbFieldTxt: more.dbFieldName,
  ...more,
})

describe('names', () => {
  test.each([
    ['Bought on', 'bought_on'],
    ['  Prix (€) ', 'prix'],
    ['Crème', 'creme'],
    ['价格', ''],
    ['2nd name', 'nd_name'],
    ['A', ''],
  ])('%s is %s', (label, slug) => {
    expect(toSlug(label)).toBe(slug)
  })

  test('a column is called by its label, and otherwise by a number', () => {
    const taken = new Set(['name', 'field_1'])
    const name = (label: string) => toColumnName(label, (one) => taken.has(one), options.isReserved)
    expect([name('State'), name('Name'), name('Order'), name('价格'), name('Id')]).toEqual([
      'state',
      'name_2',
      'order_2',
      'field_2',
      'id_2',
    ])
  })

  test('every name of a column is one that the database takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (label) => {
        expect(
          toColumnName(
            label,
            () => false,
            () => false,
          ),
        ).toMatch(/^[a-z][a-z0-9][a-z0-9_]{0,30}$/)
      }),
    )
  })

  test('the first candidate is the name itself', () => {
    const first = (slug: string) => [...toNameCandidates(slug, 'form').take(2)]
    expect([first('orders'), first('')]).toEqual([
      ['orders', 'orders_2'],
      ['form_1', 'form_2'],
    ])
  })

  test('words with commas are choices, one word is a code', () => {
    expect(splitTypedChoices('New, In use；New、 Retired')).toEqual(['New', 'In use', 'Retired'])
    expect(splitTypedChoices('sex')).toBeUndefined()
  })
})

describe('types', () => {
  test.each(Object.keys(plainTypes))('a field of the type %s is read as that type', (type) => {
    const design = {
      title: 'T',
      kind: 'records',
      fields: [{ label: 'One', type, choices: 'sex', linkTo: 'x' }],
    } as const
    const [field] = writeDesign(design, undefined, options).fields
    expect(field && readPlainType(field)).toBe(type)
  })

  test('a field that no type fits is kept as it is', () => {
    const field = stored({ id: 'a', dbFieldName: 'report', fieldShowType: 'popup', dictTable: 'r', dictField: 'x' })
    const form: FamilyForm = { head, fields: [field] }
    const [written] = writeDesign(readDesign(form), form, options).fields
    expect(written).toEqual({ ...field, orderNum: 1 })
  })
})

describe('a form', () => {
  const fields = fc.array(
    fc.record({
      fieldShowType: fc.constantFrom('text', 'list', 'radio', 'switch', 'popup', 'date', 'link_table', 'sel_user'),
      dbType: fc.constantFrom('string', 'int', 'BigDecimal', 'Date', 'Text'),
      dbLength: fc.nat(4000),
      dbPointLength: fc.nat(6),
      fieldMustInput: fc.constantFrom('0', '1', null),
      fieldValidType: fc.constantFrom('only', 'e', '^a$', null),
      fieldDefaultValue: fc.constantFrom('x', null),
      fieldExtendJson: fc.constantFrom('{"isFixed":1}', '["1","0"]', '{"helpText":"Why"}', 'odd', null),
      dictField: fc.constantFrom('sex', null),
      dictTable: fc.constantFrom('sys_user', null),
      dictText: fc.constantFrom('realname', null),
      fieldLength: fc.constantFrom(120, null),
      isQuery: fc.constantFrom(0, 1, null),
    }),
    { maxLength: 6 },
  )

  test('that is read and written again is the same, whatever it holds', () => {
    fc.assert(
      fc.property(fields, (drawn) => {
        const own = drawn.map((field, index) => stored({ ...field, id: `f${index}`, dbFieldName: `f${index}_x` }))
        const form: FamilyForm = { head, fields: own }
        const written = writeDesign(readDesign(form), form, options)
        expect(written.fields).toEqual(own.map((field, index) => ({ ...field, orderNum: index + 1 })))
        expect(written.deleteFieldIds).toEqual([])
      }),
    )
  })

  test('keeps the columns of its stored fields when their labels change, and removes those that are gone', () => {
    const form: FamilyForm = {
      head,
      fields: [stored({ id: 'a', dbFieldName: 'name' }), stored({ id: 'b', dbFieldName: 'price' })],
    }
    const [name] = readDesign(form).fields
    const design = {
      ...readDesign(form),
      fields: [
        { label: 'Price', type: 'amount' },
        { ...name, label: 'Title', type: 'text' },
      ],
    }
    const written = writeDesign(design, form, options)
    expect(written.fields).toMatchObject([
      { dbFieldName: 'price', dbType: 'BigDecimal' },
      { id: 'a', dbFieldName: 'name', dbFieldTxt: 'Title', orderNum: 2 },
    ])
    expect(written.deleteFieldIds).toEqual(['b'])
  })

  test('that is a part refers to its main form, and a tree to itself', () => {
    const part = writeDesign({ title: 'P', kind: 'part', main: 'orders', fields: [] }, undefined, options)
    expect(part).toMatchObject({
      head: { tableType: 3 },
      fields: [{ dbFieldName: 'main_id', mainTable: 'orders', mainField: 'id' }],
    })
    const tree = writeDesign(
      { title: 'T', kind: 'tree', fields: [{ label: 'Name', type: 'text' }] },
      undefined,
      options,
    )
    expect(tree.head).toMatchObject({ isTree: 'Y', treeParentIdField: 'pid', treeFieldname: 'name' })
    const read = readDesign({ head: { ...head, ...tree.head }, fields: tree.fields } as FamilyForm)
    expect(read.kind).toBe('tree')
    expect(read.fields.map(({ label }) => label)).toEqual(['Name'])
  })

  test('a help text stands beside the other settings of its field, and outlives another type', () => {
    const form: FamilyForm = {
      head,
      fields: [
        stored({ id: 'a', dbFieldName: 'open', fieldShowType: 'switch', fieldExtendJson: '["1","0"]' }),
        stored({ id: 'b', dbFieldName: 'note', fieldExtendJson: '{"helpText":"Why"}' }),
      ],
    }
    const [open, note] = readDesign(form).fields
    const design = {
      ...readDesign(form),
      fields: [
        { ...open, label: 'Open', type: 'yesNo', help: 'Asked once' },
        { ...note, label: 'Note', type: 'longText' },
      ],
    }
    const written = writeDesign(design, form, options).fields.map(({ fieldExtendJson }) => fieldExtendJson)
    expect(written.map((settings) => JSON.parse(settings ?? 'null'))).toEqual([
      { switchOptions: ['1', '0'], helpText: 'Asked once' },
      { helpText: 'Why' },
    ])
  })

  test('another type brings its own settings and drops those of the type before', () => {
    const form: FamilyForm = {
      head,
      fields: [
        stored({ id: 'a', dbFieldName: 'state', fieldShowType: 'list', dictField: 'sex', fieldExtendJson: '{}' }),
      ],
    }
    const [field] = readDesign(form).fields
    const design = { ...readDesign(form), fields: [{ ...field, label: 'State', type: 'link', linkTo: 'orders' }] }
    expect(writeDesign(design, form, options).fields).toMatchObject([
      { fieldShowType: 'link_table', dictTable: 'orders', dictField: 'id', dictText: 'title', fieldExtendJson: null },
    ])
  })
})
