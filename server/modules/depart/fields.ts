import type { Fields } from '../../http/resource/field.ts'

/** The fields of a department (wire contract 1.7). The code and the depth are the server's own. */
export const departFields: Fields = {
  departName: {
    type: 'text',
    required: true,
    length: 100,
    label: { zh: '部门名称', en: 'Department', tw: '部門名稱' },
  },
  parentId: {
    type: 'text',
    length: 100,
    dict: 'sys_depart,depart_name,id',
    label: { zh: '上级部门', en: 'Parent department', tw: '上級部門' },
  },
  orgCode: { type: 'text', writable: false, label: { zh: '部门编码', en: 'Code', tw: '部門編碼' } },
  departNameEn: { type: 'text', length: 500, label: { zh: '英文名', en: 'English name', tw: '英文名' } },
  departNameAbbr: { type: 'text', length: 500, label: { zh: '缩写', en: 'Abbreviation', tw: '縮寫' } },
  departOrder: { type: 'integer', label: { zh: '排序', en: 'Order', tw: '排序' } },
  orgCategory: {
    type: 'text',
    length: 10,
    dict: 'org_category',
    label: { zh: '机构类别', en: 'Category', tw: '機構類別' },
  },
  orgType: { type: 'text', writable: false, exported: false },
  mobile: { type: 'text', length: 32, label: { zh: '电话', en: 'Telephone', tw: '電話' } },
  fax: { type: 'text', length: 32, label: { zh: '传真', en: 'Fax', tw: '傳真' } },
  address: { type: 'text', length: 100, label: { zh: '地址', en: 'Address', tw: '地址' } },
  description: { type: 'text', length: 500, label: { zh: '描述', en: 'Description', tw: '描述' } },
  memo: { type: 'text', length: 500, label: { zh: '备注', en: 'Remark', tw: '備註' } },
  status: {
    type: 'text',
    dict: 'depart_status',
    pattern: { matches: /^[01]$/, words: { zh: '状态须为 0 或 1', en: 'The status is 0 or 1', tw: '狀態須為 0 或 1' } },
    label: { zh: '状态', en: 'Status', tw: '狀態' },
  },
  qywxIdentifier: { type: 'text', length: 100, exported: false },
  delFlag: { type: 'integer', writable: false, exported: false },
}
