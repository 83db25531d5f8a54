const names: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' }

/** How a keyboard of a platform calls a key. */
export function toKeyName(key: string, platform: string): string {
  return key === 'Ctrl' && /mac|iphone|ipad/i.test(platform) ? '⌘' : (names[key] ?? key)
}
