import { familyFieldsOfServer } from './familyFields.ts'
import type { DesignField, FamilyField, FamilyForm, FormDesign, FormKind } from './formDesign.ts'
import { toDesignField } from './properties.ts'

const isSet = (text: string | null): text is string => (text ?? '') !== ''

/** The field by which a part names the record that it belongs to (wire contract 3.2). */
const findMainKey = ({ fields }: Pick<FamilyForm, 'fields'>): FamilyField | undefined =>
  fields.find(({ mainTable, mainField }) => isSet(mainTable) && isSet(mainField))

const readKind = ({ tableType, isTree }: FamilyForm['head']): FormKind =>
  isTree === 'Y' ? 'tree' : tableType === 3 ? 'part' : 'records'

/** The fields of a form that a person designs: not those that every table has, nor those that hold it together. */
export function selectDesigned(form: FamilyForm): readonly FamilyField[] {
  const { head } = form
  const kept = head.isTree === 'Y' ? [head.treeParentIdField, head.treeIdField] : []
  const key = head.tableType === 3 ? findMainKey(form) : undefined
  return form.fields.filter(
    (field) => !familyFieldsOfServer.includes(field.dbFieldName) && !kept.includes(field.dbFieldName) && field !== key,
  )
}

/** A stored form in plain words. */
export function readDesign(form: FamilyForm): FormDesign & { readonly fields: readonly DesignField[] } {
  const kind = readKind(form.head)
  return {
    title: form.head.tableTxt,
    kind,
    main: kind === 'part' ? (findMainKey(form)?.mainTable ?? null) : null,
    fields: selectDesigned(form).map(toDesignField),
  }
}
