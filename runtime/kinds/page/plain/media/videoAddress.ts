/** Sites whose pages of videos have another address to be embedded by. */
const embedded: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]{6,})/, 'https://www.youtube-nocookie.com/embed/'],
  [/^https:\/\/youtu\.be\/([\w-]{6,})/, 'https://www.youtube-nocookie.com/embed/'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, 'https://player.vimeo.com/video/'],
  [/^https:\/\/(?:www\.)?bilibili\.com\/video\/(BV\w+)/, 'https://player.bilibili.com/player.html?bvid='],
]

const isFile = (path: string): boolean => /\.(?:mp4|m4v|webm|ogv|ogg|mov)$/i.test(path.replace(/[?#].*$/s, ''))

/** The address of a page that plays a video, to be embedded; undefined for a file, which the browser plays itself. */
export function toFrameAddress(path: string): string | undefined {
  if (!/^https:\/\//i.test(path) || isFile(path) || !URL.canParse(path)) return undefined
  for (const [pattern, player] of embedded) {
    const id = pattern.exec(path)?.[1]
    if (id !== undefined) return `${player}${id}`
  }
  return path
}
