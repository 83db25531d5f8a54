import { createId } from '../../db/id.ts'
import { insertRows } from '../../db/rows.ts'
import { formatWireTime } from '../../db/time.ts'
import { toLogTexts } from '../../http/logTexts.ts'
import { defineJobClass } from '../jobClass.ts'

/** Writes its parameter to the log: the sample of the family (wire contract 4). */
export const sampleParameter = defineJobClass({
  key: 'SampleParamJob',
  title: { zh: '示例：写一条日志', en: 'Sample: write to the log', tw: '範例：寫一條日誌' },
  description: {
    zh: '把参数写入操作日志。参数可为任意文字。',
    en: 'Writes its parameter to the log of operations. The parameter is any text.',
    tw: '把參數寫入操作日誌。參數可為任意文字。',
  },
  async run({ db, parameter }) {
    await insertRows(db, 'sysLog', {
      id: createId(),
      logType: 2,
      ...toLogTexts({
        zh: `定时任务 SampleParamJob：${parameter}`,
        en: `Job SampleParamJob: ${parameter}`,
        tw: `排程任務 SampleParamJob：${parameter}`,
      }),
      createTime: formatWireTime(Date.now()),
    })
    return { zh: `已写入日志：${parameter}`, en: `Wrote to the log: ${parameter}`, tw: `已寫入日誌：${parameter}` }
  },
})
