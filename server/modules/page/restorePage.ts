import { createFailure, isObject, type LanguageTexts } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import { type SignedInCall, withTransaction } from '../../http/index.ts'
import { findNameable, lockRow, type Values } from '../../http/resource/index.ts'
import { pageRecords } from './records.ts'

const noVersion: LanguageTexts = {
  zh: '未找到该版本的页面文档',
  en: 'There is no such version of the page.',
  tw: '未找到該版本的頁面文件',
}

/**
 * Gives a page the document again that it had in a version of the data log, as a version of its own (wire contract
 * 1.10). The document is checked as any other: one that the language does not know any more is refused with its issues.
 */
export function restorePage(call: SignedInCall, id: string, dataVersion: number): Promise<Values> {
  return withTransaction(call, async (inner) => {
    await lockRow(pageRecords.model, inner, id)
    const version = await findRow(inner.db, 'sysDataLog', { dataTable: 'sys_page', dataId: id, dataVersion }, [
      'dataContent',
    ])
    const document = findDocument(version?.dataContent)
    if (document === undefined) throw createFailure(noVersion)
    // What it showed then opens to nobody by coming back: it names what it names now, and what the caller may read.
    return pageRecords.edit({ ...inner, nameable: await findNameable(inner, document) }, { id, document })
  })
}

function findDocument(content: unknown): string | undefined {
  return isObject(content) && typeof content.document === 'string' ? content.document : undefined
}
