/** A place for a value in a statement: alone, or as the whole of a quoted text. */
const place = /'#\{\s*([\w.]+)\s*\}'|#\{\s*([\w.]+)\s*\}/g

/** The names of the places of a statement, in their order. */
export function listPlaces(text: string): readonly string[] {
  return [...text.matchAll(place)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

/** The statement with each place replaced by what stands for its value, such as a parameter. */
export function replacePlaces(text: string, replace: (name: string, index: number) => string): string {
  let index = 0
  return text.replace(place, (_whole, quoted: string | undefined, bare: string | undefined) => {
    index += 1
    return replace(quoted ?? bare ?? '', index - 1)
  })
}
