import { sql } from 'kysely'
import { defineJobClass } from '../jobClass.ts'

/** Refreshes what the database knows of its tables, by which it plans its queries. */
export const analyze = defineJobClass({
  key: 'AnalyzeJob',
  title: { zh: '刷新数据库统计信息', en: 'Refresh the database statistics', tw: '重新整理資料庫統計資訊' },
  description: {
    zh: '刷新数据库用于查询计划的统计信息。无需参数。',
    en: 'Refreshes the statistics by which the database plans queries. It takes no parameter.',
    tw: '重新整理資料庫用於查詢計畫的統計資訊。無需參數。',
  },
  async run({ db }) {
    await sql`analyze`.execute(db)
    return { zh: '统计信息已刷新', en: 'The statistics are refreshed', tw: '統計資訊已重新整理' }
  },
})
