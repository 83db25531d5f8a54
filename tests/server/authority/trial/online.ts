import { sql } from 'kysely'
import { type RowList, readLists } from '../../../../server/db/rowLists.ts'
import type { Connection } from '../../../../server/db/schema.ts'
import { makeForms } from '../../online/forms.ts'
import type { Rows } from './fill.ts'
import { idOf } from './nodes.ts'
import type { Draw } from './random.ts'
import type { Row } from './rules.ts'

/**
 * The tables of the forms of companies, all alike. Two belong to no form: to one of them nodes of the menu lead already.
 */
export const formTables = ['trial_single', 'trial_main', 'trial_sub', 'trial_free', 'trial_spare'] as const

/** The values that the records of every form have in their column `code`; some are names of people. */
const recordCodes = ['a', 'b', 'p0', 'p1', 'p2', 'p3'] as const

/** The department of each record. */
const orgOf = { a: 'A01', b: 'B01', p0: 'A01A01', p1: 'A01', p2: 'A01A02', p3: 'B01' } as const

/** The fields of a form as they are stored. */
export type FieldRow = Readonly<Record<string, unknown>> & { readonly dbFieldName: string }

/** Makes the table that those of the forms are copied from; gives the fields of its form. */
export async function makeTemplate(db: Connection): Promise<readonly FieldRow[]> {
  const [id = ''] = await makeForms(db, {
    head: { tableName: 'trial_template', tableTxt: 'Template' },
    fields: { code: {}, secret: {}, main_id: {} },
  })
  const fields = await db.selectFrom('onlCgformField').selectAll().where('cgformHeadId', '=', id).execute()
  await db.deleteFrom('onlCgformHead').where('id', '=', id).execute()
  return fields.map(({ dbFieldName, dbFieldTxt, dbIsKey, dbIsNull, dbType, dbLength, fieldShowType, orderNum }) => ({
    ...{ dbFieldName, dbFieldTxt, dbIsKey, dbIsNull, dbType, dbLength, fieldShowType, orderNum },
  }))
}

/** Which of the tables of the forms are there: some acts drop one. */
export const listTables: RowList<string> = {
  selection: sql`
    select json_build_array(name) as line from unnest(${sql.raw(`array['${formTables.join("', '")}']`)}) as name
    where to_regclass(name) is not null`,
  toRow: ([name]) => String(name),
}

/** Tables that companies make. */
const listMade: RowList<string> = {
  selection: sql`select json_build_array(tablename) as line from pg_tables where tablename ~ '^new_\\d+$'`,
  toRow: ([name]) => String(name),
}

/** Makes the tables of the forms that are not there, with their records, and drops those that a company before made. */
export async function makeTables(db: Connection): Promise<void> {
  const { there, made } = await readLists(db, { there: listTables, made: listMade })
  for (const name of made) await sql`drop table ${sql.table(name)}`.execute(db)
  for (const name of formTables.filter((table) => !there.includes(table))) {
    await sql`create table ${sql.table(name)} (like "trial_template" including all)`.execute(db)
    for (const code of recordCodes)
      await sql`insert into ${sql.table(name)} (id, code, secret, main_id, sys_org_code)
        values (${idOf(name, code)}, ${code}, 'secret', ${idOf('trial_main', code)}, ${orgOf[code]})`.execute(db)
  }
}

/** The records of a form, or of a report that names them by one of their columns. */
export const formRows = (table: string): readonly Row[] =>
  recordCodes.map((code) => ({
    id: table === 'code' ? code : idOf(table, code),
    values: { code, secret: 'secret', sysOrgCode: orgOf[code] },
  }))

/** Of buttons that make the server do something, and of others. */
export const buttonCodes = ['pay', 'tell'] as const

const settings = ['', '{}', '{"everybody":true}', '{"everybody":{"code":"a"}}', '{"listAccess":"dict:edit"}'] as const

const formNames = { single: 'trial_single', main: 'trial_main', sub: 'trial_sub', view: 'trial_single$1' } as const

type FormName = keyof typeof formNames

/** The forms of a company, what is granted at them, and the reports. */
export function drawOnline(
  draw: Draw,
  template: readonly FieldRow[],
  holders: {
    readonly roles: readonly string[]
    readonly departs: readonly string[]
    readonly users: readonly string[]
  },
): Rows {
  const names: readonly FormName[] = ['single', 'main', 'sub', ...(draw.chance(0.4) ? (['view'] as const) : [])]
  const setting = () => draw.one(draw.chance(0.5) ? settings.slice(0, 2) : settings)
  const heads = names.map((name) => ({
    id: idOf('form', name),
    tableName: formNames[name],
    tableTxt: name,
    tableType: { single: 1, main: 2, sub: 3, view: 1 }[name],
    subTableStr: name === 'main' ? formNames.sub : null,
    isDbSynch: 'Y',
    copyType: name === 'view' ? 1 : 0,
    copyVersion: name === 'view' ? 1 : null,
    physicId: name === 'view' ? idOf('form', 'single') : null,
    extConfigJson: setting() || null,
    tenantId: 0,
  }))
  const naming = { dictTable: 'trial_main', dictField: 'code', dictText: 'secret' }
  const noNaming = { dictTable: null, dictField: null, dictText: null }
  const fields = names.flatMap((name) => {
    // A view leaves out some of its table, and sometimes the form does.
    const isWhole = draw.chance(name === 'view' ? 0.5 : 0.9)
    const own = template.filter(({ dbFieldName }) => isWhole || dbFieldName !== 'secret')
    const names = draw.chance(0.2) ? naming : noNaming
    return own.map((field) => ({
      ...field,
      ...(field.dbFieldName === 'code' ? names : noNaming),
      id: idOf('field', `${name} ${field.dbFieldName}`),
      cgformHeadId: idOf('form', name),
      ...(name === 'sub' && field.dbFieldName === 'main_id'
        ? { mainTable: formNames.main, mainField: 'id' }
        : { mainTable: null, mainField: null }),
    }))
  })
  const rules = [
    { form: 'single', value: '#{sys_user_code}', status: 1 },
    { form: 'single', value: 'a', status: draw.one([0, 1]) },
    { form: 'single', value: '#{sys_org_code}', status: 1 },
    { form: 'main', value: 'b', status: 1 },
  ].map(({ form, value, status }) => ({
    id: idOf('formRule', `${form} ${value}`),
    cgformId: idOf('form', form),
    ruleName: value,
    ...(value === '#{sys_org_code}'
      ? { ruleColumn: 'sys_org_code', ruleOperator: 'right_like' }
      : { ruleColumn: 'code', ruleOperator: '=' }),
    ruleValue: value,
    status,
  }))
  const pages = [
    { form: 'single', code: 'secret', type: 1, control: 5, page: 3 },
    { form: 'single', code: 'secret', type: 1, control: 5, page: 5 },
    { form: 'single', code: 'add', type: 2, control: 5, page: 3 },
    { form: 'main', code: 'update', type: 2, control: 5, page: 3 },
  ].map(({ form, ...page }) => ({
    id: idOf('formPage', `${form} ${page.code} ${page.page}`),
    cgformId: idOf('form', form),
    ...page,
    status: draw.chance(0.6) ? 1 : 0,
  }))
  const granted = [...rules.map((rule) => ({ ...rule, type: 3 })), ...pages].flatMap(({ id, cgformId, type }) => {
    if (draw.chance(0.5)) return []
    const authMode = draw.one(['role', 'role', 'depart', 'user'] as const)
    const roleId = draw.one({ role: holders.roles, depart: holders.departs, user: holders.users }[authMode])
    return [{ id: idOf('formGrant', id), cgformId, authId: id, type, authMode, roleId }]
  })
  const buttons = names.flatMap((name) =>
    draw.some(buttonCodes).map((buttonCode) => ({
      ...{ id: idOf('button', `${name} ${buttonCode}`), cgformHeadId: idOf('form', name), buttonCode },
      ...{ buttonName: buttonCode, buttonStyle: 'link', optType: 'action' },
      ...{ buttonStatus: draw.one(['0', '1']), exp: draw.one([null, 'code#eq#a']) },
    })),
  )
  const statements = names.map((name) => ({
    ...{ id: idOf('statement', name), cgformHeadId: idOf('form', name), buttonCode: 'pay' },
    cgbSql: `update ${formNames[name]} set secret = ${draw.one(["'paid'", '#{sys_org_code}'])} where id = #{id}`,
  }))
  const versions = heads.slice(0, 2).map((head) => ({
    id: idOf('version', head.id),
    dataTable: 'onl_cgform_head',
    dataId: head.id,
    dataVersion: 1,
    type: 'add',
    dataContent: {
      ...head,
      extConfigJson: setting() || null,
      fields: fields.filter(({ cgformHeadId }) => cgformHeadId === head.id),
      indexs: [],
    },
  }))
  return {
    onlCgformHead: heads,
    onlCgformField: fields as unknown as NonNullable<Rows['onlCgformField']>,
    onlCgformButton: buttons,
    onlCgformEnhanceSql: statements,
    onlAuthData: rules,
    onlAuthPage: pages,
    onlAuthRelation: granted,
    sysDataLog: versions as unknown as NonNullable<Rows['sysDataLog']>,
    ...drawReports(draw),
  }
}

/** What a report asks of who reads it; nothing for some. */
const asked = [
  ...Array.from({ length: 6 }, () => ''),
  ...['code', 'name'].map((word) => ` where code = '#{sys_user_${word}}'`),
  " where sys_org_code = '#{sys_org_code}'",
]

function drawReports(draw: Draw): Rows {
  const codes = ['rep1', 'rep2']
  const graphs = ['gra1', 'gra2']
  const templets = ['tem1', 'tem2']
  return {
    onlCgreportHead: codes.map((code) => ({
      id: idOf('report', code),
      code,
      name: code,
      cgrSql: `select id, code from trial_single${draw.one(asked)}`,
      isOpen: draw.chance(0.25) ? 'Y' : 'N',
      tenantId: 0,
    })),
    onlCgreportItem: codes.map((code) => ({
      id: idOf('reportItem', code),
      cgrheadId: idOf('report', code),
      fieldName: 'code',
      fieldTxt: 'Code',
    })),
    onlGraphreportHead: graphs.map((code) => ({
      id: idOf('graph', code),
      code,
      name: code,
      graphType: 'table',
      dataType: 'json',
      cgrSql: '[{"code":"a"}]',
      isOpen: draw.chance(0.25) ? 'Y' : 'N',
      tenantId: 0,
    })),
    onlGraphreportTemplet: templets.map((templetCode) => ({
      id: idOf('templet', templetCode),
      templetCode,
      templetName: templetCode,
      isOpen: draw.chance(0.25) ? 'Y' : 'N',
      tenantId: 0,
    })),
    onlGraphreportTempletItem: templets.map((code, index) => ({
      id: idOf('templetItem', code),
      graphreportTempletId: idOf('templet', code),
      graphreportCode: graphs[index] ?? '',
      isShow: draw.chance(0.7) ? 'Y' : 'N',
    })),
  }
}
