/** The name of the file that tells what is wrong with the rows of an import. */
const errorFile = 'import-errors.txt'

/**
 * What the made-up server says of an import, told by the beginning of its first file's name; it repeats what came beside
 * the files, so that a story can look at it.
 */
export function answerImport(form: FormData): string {
  const files = form.getAll('files[]').filter((entry): entry is File => entry instanceof File)
  const beside = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [`${name}=${value}`] : []))
  const first = files[0]?.name ?? ''
  if (first.startsWith('refused'))
    return JSON.stringify({ success: false, code: 500, message: 'The import failed: the file could not be read.' })
  if (first.startsWith('wrong'))
    return JSON.stringify({
      success: true,
      code: 201,
      message: 'Imported, but with errors.',
      result: {
        totalCount: 12,
        successCount: 9,
        errorCount: 3,
        msg: 'Rows: 12, imported: 9, with errors: 3',
        fileUrl: `/sys/common/static/temp/${errorFile}`,
        fileName: errorFile,
        sheetUrl: '/sys/common/static/temp/import-errors.xlsx',
        sheetName: 'import-errors.xlsx',
        errorRows: [3, 7, 9].map((row) => ({
          row,
          message: 'Not saved: Number must not be empty',
          cells: [
            { name: 'Customer', text: 'Ada Lovelace' },
            { name: 'Amount', text: String(row * 10) },
          ],
        })),
      },
    })
  return JSON.stringify({
    success: true,
    code: 200,
    message: `Imported ${files.length * 2} rows. ${beside.join(' ')}`.trim(),
  })
}
