import { type FileReader, namesFile } from '../../http/index.ts'
import { selectVisible, toColumns } from '../../http/resource/index.ts'
import { readOpenPages } from './openPages.ts'
import { pageRecords } from './records.ts'

/** Who is not signed in reads the files that a stored page for anyone names now, as the page itself. */
export const readsOpenPage: FileReader = async (viewer, named) => {
  const columns = toColumns(pageRecords.model, ['document'], named)
  const open = [...(await readOpenPages(viewer))].flatMap(([id, access]) => (access === 'anyone' ? id : []))
  if (columns.length === 0 || open.length === 0) return false
  const pages = (await selectVisible(pageRecords.model, viewer)).where('pageId', 'in', open)
  return namesFile(pages, { named, columns })
}
