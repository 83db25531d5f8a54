/** What a file is, as far as its name tells. */
export type FileKind =
  | 'image'
  | 'pdf'
  | 'document'
  | 'sheet'
  | 'slides'
  | 'archive'
  | 'audio'
  | 'video'
  | 'text'
  | 'other'

const endings: Readonly<Record<Exclude<FileKind, 'other'>, string>> = {
  image: 'png apng jpg jpeg gif webp bmp svg avif ico',
  pdf: 'pdf',
  document: 'doc docx odt rtf wps',
  sheet: 'xls xlsx ods csv et',
  slides: 'ppt pptx odp dps',
  archive: 'zip rar 7z gz tar bz2 xz',
  audio: 'mp3 wav ogg flac m4a',
  video: 'mp4 webm mov avi mkv',
  text: 'txt md log json xml yaml yml html css js ts sql',
}

const kinds: ReadonlyMap<string, FileKind> = new Map(
  (Object.keys(endings) as (keyof typeof endings)[]).flatMap((kind) =>
    endings[kind].split(' ').map((ending): [string, FileKind] => [ending, kind]),
  ),
)

/** The ending of a file's name in small letters, without its dot; empty when there is none. */
export const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** What a stored file is, by its name or its path. */
export function kindOf({ fileName, filePath }: { readonly fileName: string; readonly filePath: string }): FileKind {
  if (filePath.startsWith('data:image/')) return 'image'
  const path = filePath.split(/[?#]/)[0] ?? ''
  return kinds.get(endingOf(path)) ?? kinds.get(endingOf(fileName)) ?? 'other'
}
