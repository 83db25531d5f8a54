import { writeShownTime } from '../../../language/index.ts'

/** Characters that no file system takes in a name, and blanks, which are one. */
const refused = /[\s\\/:*?"<>|\p{Cc}]+/gu

/** The name of a spreadsheet: what it holds and the day, with the ending of the name that the server gave. */
export function toSheetName(title: string, serverName: string, now: Date): string {
  const [ending = '.xls'] = /\.xlsx?$/i.exec(serverName) ?? []
  const day = writeShownTime(now.getTime()).slice(0, 10)
  return `${title.replaceAll(refused, ' ').trim() || 'export'} ${day}${ending.toLowerCase()}`
}
