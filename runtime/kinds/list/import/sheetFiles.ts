/** The files that an import takes (specification 5). */
export const sheetEndings = '.xls,.xlsx'

const isSheet = ({ name }: File): boolean => /\.xlsx?$/i.test(name)

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Files with some more, each once, and the names of those that are no spreadsheets. */
export function addSheets(
  files: readonly File[],
  added: Iterable<File>,
): { readonly files: readonly File[]; readonly refused: readonly string[] } {
  const refused: string[] = []
  const next = [...files]
  for (const file of added) {
    if (!isSheet(file)) refused.push(file.name)
    else if (!next.some((known) => isSame(known, file))) next.push(file)
  }
  return { files: next, refused }
}
