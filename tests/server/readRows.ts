import { readSheet } from '../../server/http/spreadsheet/reading/readSheet.ts'

/** The texts of the rows of a sheet, each row as wide as the widest; read here and not in a thread. */
export async function readRows(content: Buffer): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = []
  for await (const some of readSheet(content)) for (const [, cells] of some.rows) rows.push(cells)
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')])
}
