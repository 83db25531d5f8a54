import sax from 'sax'
import { sheetLimits } from './limits.ts'
import { unreadable } from './refusal.ts'

export type Attributes = Readonly<Record<string, string>>

/** What is done with a document as it is read. Names come without their prefix. */
export interface XmlHandlers {
  open(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

/**
 * Reads a document piece by piece. A document type is refused, so that there are no entities but those of XML itself;
 * what is no XML, stands in itself too deep or ends too early is refused as well. `onPiece` runs after each piece.
 */
export async function* readXml<T>(
  pieces: AsyncIterable<string>,
  handlers: XmlHandlers,
  afterPiece: (piece: string) => T,
): AsyncGenerator<T> {
  const parser = sax.parser(true, options)
  let depth = 0
  const refuse = () => {
    throw unreadable()
  }
  parser.onerror = refuse
  parser.ondoctype = refuse
  parser.onsgmldeclaration = refuse
  parser.onopentag = ({ name, attributes }) => {
    depth += 1
    if (depth > sheetLimits.depth) refuse()
    handlers.open(withoutPrefix(name), attributes as Attributes)
  }
  parser.onclosetag = (name) => {
    depth -= 1
    handlers.close?.(withoutPrefix(name))
  }
  parser.ontext = (text) => handlers.text?.(text)
  parser.oncdata = (text) => handlers.text?.(text)
  for await (const piece of pieces) {
    parser.write(piece)
    yield afterPiece(piece)
  }
  parser.close()
}

/** The same for a document of which only the whole matters. */
export async function readXmlWhole(pieces: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXml(pieces, handlers, () => undefined));
}

/**
 * Of the entities only those of XML itself are known. Places are counted, since names, values and remarks of more than 64 KB
 * are refused by them; texts come in pieces.
 */
const options = { position: true, strictEntities: true }

const withoutPrefix = (name: string): string => {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}
