import { type DeclaredFields, described, statusField } from '../../http/resource/index.ts'

/** The fields of a department (wire contract 1.7). The code and the depth are the server's own. */
export const departFields: DeclaredFields = {
  departName: {},
  parentId: { length: 100, dict: 'sys_depart,depart_name,id' },
  orgCode: { writable: false },
  departNameEn: { length: 500 },
  departNameAbbr: { length: 500 },
  departOrder: { type: 'integer' },
  orgCategory: { length: 10 },
  orgType: { type: 'text', writable: false, exported: false },
  ...described('mobile', 'fax', 'address', 'description', 'memo'),
  status: statusField,
  qywxIdentifier: { type: 'text', length: 100, exported: false },
  delFlag: { type: 'integer', writable: false, exported: false },
}
