import type { SignedInCall } from '../../../http/index.ts'
import { resource, type Values } from '../../../http/resource/index.ts'
import { findUnknownVariables } from '../../../http/rules/variables.ts'
import { toPhysicalTable } from '../../../online/form/description.ts'
import { readSubForms } from '../../../online/form/storedForms.ts'
import { designAccess } from '../access.ts'
import { getForm } from '../form/heads.ts'
import { toMainTables } from '../form/subTables.ts'
import { checkStatements } from './checkStatements.ts'
import { enhanceMessages } from './messages.ts'
import { buttonField, formField, partOfForm } from './ofForm.ts'

/** The statements behind buttons (wire contract 3.4): kept as they were written, and checked before. */
export const statements = resource({
  path: '/online/cgform/head/enhanceSql',
  table: 'onlCgformEnhanceSql',
  title: { zh: 'SQL增强', en: 'Statements of online forms', tw: 'SQL增強' },
  ...partOfForm('cgformHeadId', designAccess.list),
  act: 'power',
  fields: {
    cgformHeadId: formField,
    buttonCode: { ...buttonField, unique: enhanceMessages.statementTaken, within: ['cgformHeadId'] },
    cgbSql: { type: 'text', required: true, length: 10_000, label: { zh: '增强SQL', en: 'Statement', tw: '增強SQL' } },
    cgbSqlName: { type: 'text', length: 100, label: { zh: 'SQL名称', en: 'Name', tw: 'SQL名稱' } },
    content: { type: 'text', length: 1000, label: { zh: '描述', en: 'Remark', tw: '描述' } },
  },
  hooks: { beforeSave: checkStatement },
})

async function checkStatement(values: Values, before: Values | undefined, call: SignedInCall): Promise<undefined> {
  const { cgformHeadId, cgbSql } = { ...before, ...values } as Values
  const form = await getForm(call, String(cgformHeadId))
  const subs = await readSubForms(call.db, form.head)
  const names = new Set([...form.fields, ...subs.flatMap(({ fields }) => fields)].map(({ dbFieldName }) => dbFieldName))
  await checkStatements(String(cgbSql), {
    tables: [toPhysicalTable(form), ...subs.map(toPhysicalTable), ...toMainTables(form)],
    person: call.user.id,
    hasValue: (name) => names.has(name) || findUnknownVariables(`#{${name}}`).length === 0,
  })
  return undefined
}
