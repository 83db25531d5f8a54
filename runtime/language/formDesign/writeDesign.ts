import {
  familyFieldsOfServer,
  mainKeyName,
  newFamilyField,
  toMainKey,
  toTreeFields,
  treeNames,
} from './familyFields.ts'
import type { DesignField, FamilyField, FamilyForm, FormDesign } from './formDesign.ts'
import { toColumnName } from './names.ts'
import { applyDesignField } from './properties.ts'
import { selectDesigned } from './readDesign.ts'

/** What a design needs to know besides itself. */
export interface WritingOptions {
  /** Whether the database keeps a word for itself. */
  readonly isReserved: (name: string) => boolean
  /** What people read where the parent of a record is chosen. */
  readonly parentLabel: string
  /** The column that names the records of a table that is linked to. */
  readonly findNaming: (table: string) => string | undefined
}

/** What a call sends to add or change a form (wire contract 1.14, `addAll` and `editAll`). */
export interface WrittenForm {
  readonly head: Readonly<Record<string, unknown>>
  readonly fields: readonly (FamilyField & { readonly orderNum: number })[]
  readonly deleteFieldIds: readonly string[]
}

const heldTogether: readonly string[] = [treeNames.parent, treeNames.hasChildren, mainKeyName]

/** Names every field by its column: stored ones as they are called, new ones by their labels. */
function toNamed(fields: readonly DesignField[], stored: readonly FamilyField[], options: WritingOptions) {
  const byId = new Map(stored.map((field) => [field.id, field]))
  const given = fields.map(({ id, name }) => (name ?? '').trim() || byId.get(id)?.dbFieldName)
  const taken = new Set([...given, ...heldTogether, ...familyFieldsOfServer].map((name) => name?.toLowerCase()))
  return fields.map((field, index) => {
    const name = given[index] ?? toColumnName(field.label, (one) => taken.has(one), options.isReserved)
    taken.add(name)
    return { design: { ...field, name }, stored: byId.get(field.id) }
  })
}

/** What shows of the records of a table that a field links to: kept where the link stays, else the column that names them. */
function withNaming(field: FamilyField, stored: FamilyField | undefined, options: WritingOptions): FamilyField {
  if (field.fieldShowType !== 'link_table') return field
  const isSame = stored?.fieldShowType === 'link_table' && stored.dictTable === field.dictTable
  return {
    ...field,
    dictText: isSame ? stored.dictText : (options.findNaming(field.dictTable ?? '') ?? field.dictText),
  }
}

/**
 * What a design makes of a form: of a stored one only what differs, so that no setting is lost that a design does not
 * name. The table keeps its columns' names, and gets the new ones by their labels.
 */
export function writeDesign(design: FormDesign, stored: FamilyForm | undefined, options: WritingOptions): WrittenForm {
  const before = stored === undefined ? [] : selectDesigned(stored)
  const fields = toNamed(design.fields, before, options).map(({ design: own, stored: known }) =>
    withNaming(applyDesignField(own, known ?? newFamilyField), known, options),
  )
  const ids = new Set(design.fields.map(({ id }) => id))
  return {
    head: { tableTxt: design.title.trim(), ...(stored === undefined ? toNewHead(design, fields) : {}) },
    fields: [...(stored === undefined ? toHolding(design, options) : []), ...fields].map((field, index) => ({
      ...field,
      orderNum: index + 1,
    })),
    deleteFieldIds: before.flatMap(({ id }) => (id === undefined || ids.has(id) ? [] : [id])),
  }
}

function toNewHead({ kind }: FormDesign, fields: readonly FamilyField[]): Readonly<Record<string, unknown>> {
  if (kind === 'part') return { tableType: 3, relationType: 0 }
  if (kind === 'records') return { tableType: 1 }
  const naming = fields.find(({ dbType }) => dbType === 'string') ?? fields[0]
  return {
    tableType: 1,
    isTree: 'Y',
    treeParentIdField: treeNames.parent,
    treeIdField: treeNames.hasChildren,
    treeFieldname: naming?.dbFieldName ?? null,
  }
}

function toHolding({ kind, main }: FormDesign, { parentLabel }: WritingOptions): readonly FamilyField[] {
  if (kind === 'tree') return toTreeFields(parentLabel)
  return kind === 'part' ? [toMainKey(main ?? '', parentLabel)] : []
}
