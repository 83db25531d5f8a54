import type { Values } from '../../http/resource/declaration.ts'
import { type ResourceModel, toModel } from '../../http/resource/model.ts'
import { resource } from '../../http/resource/resource.ts'
import { keepLastVersions } from '../../http/resource/versions.ts'
import { readParts } from './parts.ts'
import { label, reportWords } from './words.ts'

/** Who may write what the database is asked. */
export const sqlCode = 'online.report:sql'

const declaration = {
  path: '/online/cgreport/head',
  table: 'onlCgreportHead',
  title: { zh: '在线报表', en: 'Online reports', tw: '線上報表' },
  access: 'online.report',
  tenant: { field: 'tenantId' },
  operations: ['list', 'queryById', 'delete', 'deleteBatch'],
  fields: {
    code: {
      type: 'text',
      required: true,
      length: 100,
      unique: reportWords.codeTaken,
      pattern: { matches: /^[\w.-]+$/, words: reportWords.code },
      label: label('报表编码', 'Code', '報表編碼'),
    },
    name: { type: 'text', required: true, length: 100, label: label('报表名称', 'Name', '報表名稱') },
    cgrSql: {
      type: 'text',
      required: true,
      length: 50_000,
      access: sqlCode,
      label: label('查询 SQL', 'Query', '查詢 SQL'),
    },
    dbSource: { type: 'text', length: 100, access: sqlCode, label: label('数据源', 'Data source', '資料來源') },
    returnValField: { type: 'text', length: 200, label: label('返回值字段', 'Value field', '傳回值欄位') },
    returnTxtField: { type: 'text', length: 200, label: label('返回文本字段', 'Text field', '傳回文字欄位') },
    returnType: {
      type: 'text',
      length: 1,
      pattern: {
        matches: /^[12]$/,
        words: label('返回类型为 1 或 2', 'It is 1 for one row or 2 for several.', '傳回類型為 1 或 2'),
      },
      label: label('返回类型', 'Rows to choose', '傳回類型'),
    },
    content: { type: 'text', length: 1000, label: label('描述', 'Description', '描述') },
    lowAppId: { type: 'text', length: 100, exported: false },
    isOpen: {
      type: 'text',
      length: 1,
      pattern: { matches: /^[YN]$/, words: label('是否开放为 Y 或 N', 'It is Y or N.', '是否開放為 Y 或 N') },
      label: label('所有人可读', 'Open to all', '所有人可讀'),
    },
  },
} as const

/** What versions in the data log hold: the head with its columns and parameters. */
export const versionModel: ResourceModel = toModel({
  ...declaration,
  fields: {
    ...declaration.fields,
    items: { type: 'json', writable: false, label: label('报表列', 'Columns', '報表欄位') },
    params: { type: 'json', writable: false, label: label('参数', 'Parameters', '參數') },
  },
})

/** Heads of online reports as records (wire contract 1.15). They are made and changed together with their parts. */
export const heads = resource({
  ...declaration,
  keepsVersions: false,
  hooks: {
    beforeDelete: async (rows, call) => {
      const whole: Values[] = []
      for (const row of rows) whole.push({ ...row, ...(await readParts(call.db, String(row.id))) })
      await keepLastVersions(versionModel, call, whole)
    },
  },
})
