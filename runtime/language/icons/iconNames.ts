/**
 * The icons that documents and menus can name, in the order of the alphabet. The pictures stand in `runtime/icons`, and a
 * test compares both.
 */
export const iconNames: readonly string[] = [
  ...['apartment', 'api', 'appstore', 'arrow-left', 'arrow-right', 'audit', 'bank', 'bar-chart', 'bell'],
  ...['book', 'calendar', 'check', 'check-circle', 'clock-circle', 'close', 'cloud', 'cloud-upload'],
  ...['cluster', 'code', 'contacts', 'control', 'copy', 'dashboard', 'database', 'delete', 'download'],
  ...['edit', 'environment', 'export', 'eye', 'file', 'file-text', 'filter', 'flag', 'folder', 'form'],
  ...['fullscreen', 'fullscreen-exit', 'fund', 'gift', 'global', 'history', 'home', 'idcard', 'import'],
  ...['inbox', 'info-circle', 'key', 'layout', 'line-chart', 'link', 'lock', 'logout', 'mail', 'message'],
  ...['monitor', 'notification', 'partition', 'pause-circle', 'phone', 'picture', 'pie-chart'],
  ...['play-circle', 'plus', 'plus-circle', 'printer', 'profile', 'project', 'question-circle', 'redo'],
  ...['reload', 'rocket', 'rollback', 'safety', 'save', 'schedule', 'search', 'send', 'setting', 'shop'],
  ...['smile', 'solution', 'star', 'stop', 'swap', 'sync', 'table', 'tags', 'team', 'thunderbolt'],
  ...['tool', 'transaction', 'trophy', 'undo', 'unlock', 'upload', 'user', 'user-add', 'usergroup-add'],
  ...['wallet', 'warning'],
]
