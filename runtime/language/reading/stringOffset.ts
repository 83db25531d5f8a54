/**
 * The offset in the source of a JSON string, its opening quote included, of a UTF-16 unit of the decoded text: `\"`
 * takes two characters of the source and `\u0041` six, for one of the text.
 */
export function toSourceOffset(source: string, decodedOffset: number): number {
  let place = 1
  for (let decoded = 0; decoded < decodedOffset && place < source.length - 1; decoded++)
    place += source[place] !== '\\' ? 1 : source[place + 1] === 'u' ? 6 : 2
  return Math.min(place, Math.max(0, source.length - 1))
}
