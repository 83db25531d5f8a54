import { Type } from 'typebox'
import { createError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { attachment, route } from '../../http/index.ts'
import { findFiles, listPaths, zipFiles } from '../../online/form/files/zipFiles.ts'
import { openRecords } from '../../online/form/openForm.ts'
import { getFormRecord } from '../../online/form/records/records.ts'
import { formAccess } from './access.ts'

const noFiles: LanguageTexts = { zh: '没有可下载的文件', en: 'There are no files to download.', tw: '沒有可下載的檔案' }

/** The show types whose values are files (wire contract 3.2). */
const fileTypes: readonly string[] = ['file', 'image']

/** The files of one field of a record as one archive (wire contract 1.13). */
export const fileRoutes = [
  route(
    'GET',
    '/online/cgform/field/download/:code/:recordId/:field',
    formAccess,
    {
      params: {
        code: Type.String({ minLength: 1, maxLength: 100 }),
        recordId: Type.String({ minLength: 1, maxLength: 100 }),
        field: Type.String({ minLength: 1, maxLength: 100 }),
      },
    },
    async (call) => {
      const { code, recordId, field } = call.params
      const open = await openRecords(call, code, 'list')
      const described = open.form.fields.find(({ dbFieldName }) => dbFieldName === field)
      if (described === undefined || !fileTypes.includes(described.fieldShowType ?? ''))
        throw createError('recordNotFound')
      const record = await getFormRecord(call, open, recordId)
      // A field that is hidden from the person is not in the record.
      const files = await findFiles(call, listPaths(record[field]))
      if (files.length === 0) throw createFailure(noFiles)
      return attachment(zipFiles(files), `${described.dbFieldTxt || field}.zip`, 'application/zip')
    },
  ),
]
