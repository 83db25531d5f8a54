import type { Data } from '../../data/index.ts'
import { createFailure, type LanguageTexts } from '../../language/index.ts'
import type { LoadedPage } from '../../page/index.ts'
import { resolveGraphReport } from './graphReport.ts'
import { resolveGraphTemplet } from './graphTemplet.ts'
import { readGraph, readTemplet } from './readGraph.ts'

const nothing: LanguageTexts = {
  zh: '服务器没有返回图表“{code}”的内容',
  en: 'The server returned nothing for the graph report {code}.',
  tw: '伺服器沒有返回圖表「{code}」的內容',
}

const quiet = { report: false }

/** Loads the page of a graph report by its code or id; it is asked for each time that it opens. */
export async function loadGraphReport(part: string, { client }: Pick<Data, 'client'>): Promise<LoadedPage> {
  const code = decodeURIComponent(part)
  const { result } = await client.get('/online/graphreport/api/getChartsInfo', { id: code }, quiet)
  const report = readGraph(result)
  if (!report) throw createFailure(nothing, { details: { code } })
  return { resolved: resolveGraphReport(report, client.getLanguage()), issues: [], freshFor: 0 }
}

/** Loads the page of a template of graph reports by its code or id. */
export async function loadGraphTemplet(part: string, { client }: Pick<Data, 'client'>): Promise<LoadedPage> {
  const code = decodeURIComponent(part)
  const { result } = await client.get('/online/graphreport/api/getTempletData', { id: code }, quiet)
  const templet = readTemplet(result)
  if (!templet) throw createFailure(nothing, { details: { code } })
  return { resolved: resolveGraphTemplet(templet, client.getLanguage()), issues: [], freshFor: 0 }
}
