import { type FormDocument, writeDesign } from '../../../runtime/language/index.ts'
import { toStableId } from '../../db/id.ts'
import { toMissingSystemFields } from '../../online/form/missingSystemFields.ts'
import { isReservedWord } from '../../online/form/reservedWords.ts'
import { type Pack, resolveText, resolveTexts } from '../pack.ts'
import type { PackItem } from '../packItem.ts'
import { toOnlineNode } from './onlineNode.ts'
import { toStoredText, toTextItem, toTextItemOf } from './textItem.ts'

/** The record id of the form of a pack. */
export const toFormId = (pack: string, table: string): string => toStableId(pack, 'form', table)

/** Where clients open a form, and by which component. */
const listNode = { address: '/online/cgformList', component: 'modules/online/cgform/auto/OnlCgformAutoList' }
const treeNode = { address: '/online/cgformTreeList', component: 'modules/online/cgform/auto/OnlCgformTreeList' }

const parentLabel = { zh: '上级', en: 'Parent', tw: '上級' } as const

/** The forms of a pack with their fields and their entries in the menu. Like sample rows they are never changed again. */
export function toFormItems(pack: Pack, packs: readonly Pack[], forms: readonly FormDocument[]): readonly PackItem[] {
  const naming = new Map(pack.forms.map(({ table, fields }) => [table, fields[0]?.name ?? 'id']))
  return forms.flatMap((form) => {
    const id = toFormId(pack.id, form.table)
    const written = writeDesign(toDesign(form, pack), undefined, {
      isReserved: isReservedWord,
      parentLabel: parentLabel.zh,
      findNaming: (table) => naming.get(table),
    })
    const parts = pack.forms.filter(({ kind, main }) => kind === 'part' && main === form.table)
    const head: PackItem = {
      pack: pack.id,
      kind: 'row',
      id: `onl_cgform_head/${form.table}`,
      table: 'onlCgformHead',
      recordId: id,
      json: [],
      values: {
        ...written.head,
        tableTxt: toStoredText(pack, form.title),
        tableName: form.table,
        tableVersion: 1,
        ...(form.rules === undefined ? {} : { tableRules: JSON.stringify(toStoredRules(pack, form.rules), null, 2) }),
        ...(parts.length === 0 ? {} : { tableType: 2, subTableStr: parts.map(({ table }) => table).join(',') }),
        ...(form.kind === 'part' ? { tabOrderNum: 1 } : {}),
      },
    }
    return [
      head,
      ...toTextItem(pack, head, 'tableTxt', form.title),
      ...toFieldItems(pack, form, id, written),
      ...toNode(pack, packs, form, id),
    ]
  })
}

function toNode(pack: Pack, packs: readonly Pack[], form: FormDocument, id: string): readonly PackItem[] {
  const { address, component } = form.kind === 'tree' ? treeNode : listNode
  return toOnlineNode(pack, packs, form, { url: `${address}/${id}`, icon: 'table', component })
}

/** The rules of a form, whose texts stand in every language: what is stored has no texts of a pack beside it. */
function toStoredRules(pack: Pack, { checks, transitions, ...rules }: NonNullable<FormDocument['rules']>) {
  const toTexts = <T>(text: T) =>
    typeof text === 'string' && text.startsWith('@:') ? resolveTexts(text, pack.texts) : text
  const moves = transitions?.moves.map((move) => ({
    ...move,
    ...(move.label === undefined ? {} : { label: toTexts(move.label) }),
    ...(move.message === undefined ? {} : { message: toTexts(move.message) }),
  }))
  return {
    ...rules,
    ...(checks === undefined ? {} : { checks: checks.map((check) => ({ ...check, message: toTexts(check.message) })) }),
    ...(transitions === undefined ? {} : { transitions: { ...transitions, moves } }),
  }
}

/** What a document leaves out is shown in lists and forms. */
function toDesign({ title, kind = 'records', main, fields }: FormDocument, pack: Pack) {
  const textOf = (text: string): string => resolveText(text, pack.texts).text
  return {
    title: textOf(title),
    kind,
    main,
    fields: fields.map((field) => ({
      ...field,
      label: textOf(field.label),
      inList: field.inList ?? true,
      inForm: field.inForm ?? true,
    })),
  }
}

function toFieldItems(
  pack: Pack,
  { table, fields }: FormDocument,
  headId: string,
  { head, fields: written }: ReturnType<typeof writeDesign>,
): readonly PackItem[] {
  const parentField = head.treeParentIdField
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const described = [...written, ...toMissingSystemFields(written.map(({ dbFieldName }) => dbFieldName))]
  return described.flatMap((field) => {
    const name = String(field.dbFieldName)
    const label = labels.get(name)
    const item: PackItem = {
      pack: pack.id,
      kind: 'row',
      id: `onl_cgform_field/${table}/${name}`,
      table: 'onlCgformField',
      recordId: toStableId(pack.id, 'form', table, name),
      json: [],
      parent: { column: 'cgformHeadId', table: 'onlCgformHead', isNeeded: true },
      isOwn: true,
      values: {
        ...field,
        cgformHeadId: headId,
      },
    }
    if (name === parentField) return [item, toTextItemOf(item, 'dbFieldTxt', parentLabel)]
    return label === undefined ? [item] : [item, ...toTextItem(pack, item, 'dbFieldTxt', label)]
  })
}
