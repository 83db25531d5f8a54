import { AppError } from '../../../../runtime/language/index.ts'
import { findRows } from '../../../db/rows.ts'
import { findFileKeys } from '../../../files/fileKeys.ts'
import type { FileReader, FileViewer } from '../../../http/index.ts'
import { openForm } from '../../../online/form/openForm.ts'
import { readDescription } from '../../../online/form/storedForms.ts'
import { designAccess } from '../access.ts'
import { findHead } from './heads.ts'

/** Who designs a form, or may open it, reads the files that its description names, such as the default of a field. */
export const readsDescription: FileReader = async (viewer, named) => {
  const { id: fileId, key, table: tableName } = named
  const forms = await findRows(viewer.db, 'sysFileReference', { fileId, tableName }, ['recordId'])
  for (const id of new Set(forms.map(({ recordId }) => recordId))) {
    const description = await describe(viewer, id)
    if (description !== undefined && findFileKeys(description).has(key)) return true
  }
  return false
}

async function describe(viewer: FileViewer, id: string): Promise<object | undefined> {
  const { has } = await viewer.access(viewer.db)
  if (designAccess.list.codes.some(has)) {
    const head = await findHead(viewer, id)
    if (head !== undefined) return readDescription(viewer.db, head)
  }
  try {
    return (await openForm(viewer, id)).form
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
