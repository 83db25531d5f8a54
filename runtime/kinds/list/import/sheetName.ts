/** Characters that no file system takes in a name, and blanks, which are one. */
const refused = /[\s\\/:*?"<>|\p{Cc}]+/gu

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The name of a spreadsheet: what it holds and the day, with the ending of the name that the server gave. */
export function toSheetName(title: string, serverName: string, now: Date): string {
  const [ending = '.xls'] = /\.xlsx?$/i.exec(serverName) ?? []
  const day = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')
  return `${title.replaceAll(refused, ' ').trim() || 'export'} ${day}${ending.toLowerCase()}`
}
