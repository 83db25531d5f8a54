import type { Values } from '../../http/resource/index.ts'
import { systemFields } from './description.ts'

const common = { isShowForm: 0, isShowList: 0, isQuery: 0 }

/** How the fields are described that every table has (wire contract 3.2). */
const described: Readonly<Record<(typeof systemFields)[number], Values>> = {
  id: { dbFieldTxt: '主键', dbIsKey: 1, dbIsNull: 0, dbLength: 36, isReadOnly: 1 },
  create_by: { dbFieldTxt: '创建人', dbLength: 50 },
  create_time: { dbFieldTxt: '创建日期', dbType: 'Datetime', fieldShowType: 'datetime', dbLength: 0 },
  update_by: { dbFieldTxt: '更新人', dbLength: 50 },
  update_time: { dbFieldTxt: '更新日期', dbType: 'Datetime', fieldShowType: 'datetime', dbLength: 0 },
  sys_org_code: { dbFieldTxt: '所属部门', dbLength: 64, fieldShowType: 'sel_depart' },
}

/** Whether only the server writes a field, which every table has. */
export function isSystemField(name: string): boolean {
  return systemFields.some((one) => one === name)
}

/** The system fields that are not among some names, each at a place before or behind the others. */
export function toMissingSystemFields(names: readonly string[]): readonly Values[] {
  return systemFields.flatMap((dbFieldName, index) =>
    names.includes(dbFieldName)
      ? []
      : [{ ...common, ...described[dbFieldName], dbFieldName, orderNum: index - systemFields.length }],
  )
}
