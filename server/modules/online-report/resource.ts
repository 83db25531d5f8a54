import { texts } from '../../http/index.ts'
import {
  codePattern,
  keepLastVersions,
  type ResourceModel,
  resource,
  toModel,
  type Values,
} from '../../http/resource/index.ts'
import { presentTexts } from '../../online/presentTexts.ts'
import { reportMessages } from './messages.ts'
import { readParts } from './parts.ts'

/** Who may write what the database is asked. */
export const sqlCode = 'online.report:sql'

/** The charts that may stand above the rows of a report. */
const chartTypes = /^(bar|line|area|pie)$/

const declaration = {
  path: '/online/cgreport/head',
  table: 'onlCgreportHead',
  model: 'system.online-report',
  title: { zh: '在线报表', en: 'Online reports', tw: '線上報表' },
  access: 'online.report',
  tenant: { field: 'tenantId' },
  operations: ['list', 'queryById', 'delete', 'deleteBatch'],
  fields: {
    code: { unique: reportMessages.codeTaken, pattern: codePattern('报表编码', '報表編碼') },
    name: {},
    cgrSql: { access: sqlCode },
    dbSource: { length: 100, access: sqlCode },
    returnValField: {},
    returnTxtField: {},
    returnType: {
      length: 1,
      pattern: {
        matches: /^[12]$/,
        message: texts('返回类型为 1 或 2', 'It is 1 for one row or 2 for several.', '傳回類型為 1 或 2'),
      },
    },
    content: {},
    lowAppId: { type: 'text', length: 100, exported: false },
    isOpen: {
      length: 1,
      pattern: {
        matches: /^[YNA]$/,
        message: texts(
          '是否开放为 N、Y 或 A（无需登录）',
          'It is N, Y, or A for anyone.',
          '是否開放為 N、Y 或 A（無需登入）',
        ),
      },
    },
    chartType: {
      length: 20,
      pattern: {
        matches: chartTypes,
        message: texts(
          '图表类型为 bar、line、area 或 pie',
          'It is bar, line, area or pie.',
          '圖表類型為 bar、line、area 或 pie',
        ),
      },
    },
    chartCategory: { length: 100 },
    chartValues: { length: 500 },
  },
} as const

/** What versions in the data log hold: the head with its columns and parameters. */
export const versionModel: ResourceModel = toModel({
  ...declaration,
  fields: {
    ...declaration.fields,
    items: { type: 'json', writable: false },
    params: { type: 'json', writable: false },
  },
})

/** Heads of online reports as records (wire contract 1.15). They are made and changed together with their parts. */
export const heads = resource({
  ...declaration,
  act: { changes: (ids) => ({ reports: ids }) },
  keepsVersions: false,
  present: (records, call) => presentTexts(records, call, 'name'),
  hooks: {
    beforeDelete: async (rows, call) => {
      const whole: Values[] = []
      for (const row of rows) whole.push({ ...row, ...(await readParts(call.db, String(row.id))) })
      await keepLastVersions(versionModel, call, whole)
    },
  },
})
