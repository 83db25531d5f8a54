/** A picture for a stored path, drawn from its characters, so that stories need no files. */
export function toPicture(path: string): string {
  if (/^(data|blob):/.test(path)) return path
  if (path.includes('broken')) return 'data:image/png;base64,AAAA'
  const hue = [...path].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150"><rect width="200" height="150" fill="hsl(${hue},45%,70%)"/><circle cx="150" cy="45" r="20" fill="hsl(${hue},60%,92%)"/><path d="M0 150 70 60 120 110 150 85 200 150Z" fill="hsl(${hue},40%,40%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const isDocument = (path: string): boolean => /\.(docx?|xlsx?|pdf|txt|zip|mp3)$/i.test(path) && !path.includes(':')

/** The address of a stored path: pictures are drawn, other files lie at the made-up server. */
export const toStageUrl = (path: string): string =>
  isDocument(path) ? `/api/sys/common/static/${path}` : toPicture(path)
