interface UnusualWord {
  readonly pattern: RegExp
  /** What every admin product says in its place. */
  readonly use: string
}

/** A text that is nothing else. */
const whole = (words: string, use: string): UnusualWord => ({ pattern: new RegExp(`^(?:${words})[.?!]*$`, 'i'), use })

/** Words anywhere in a text. */
const phrase = (words: string, use: string): UnusualWord => ({ pattern: new RegExp(`\\b(?:${words})\\b`, 'i'), use })

/** Words of our own that readers stumbled over, each with the word of the field. */
export const unusualWords: readonly UnusualWord[] = [
  phrase('sure you want to delete', 'Delete {count} items?'),
  phrase('please select one record', 'Select at least one row'),
  phrase('no data found', 'No data'),
  { pattern: /^no data/, use: 'No data' },
  phrase('delete for ever|delete forever|for good', 'Delete permanently, permanently'),
  phrase('is taken already|exists already', 'This code is already in use.'),
  phrase('password again is required', 'Confirm your password'),
  phrase('add below', 'Add child'),
  phrase('turn dark|turn light', 'Dark mode, Light mode'),
  whole('fold|unfold|fold all|unfold all', 'Collapse, Expand'),
  whole('middle|roomy', 'Default, Comfortable'),
  whole('with a password|with a code', 'Password, Verification code'),
  phrase('portraits?', 'Profile picture'),
  whole('another one|mine', 'Other session, This session'),
  whole('several tabs', 'Page tabs'),
  phrase('opened lately', 'Recent pages'),
  phrase('sign-ins in all', 'Total sign-ins'),
  phrase('addresses today', 'Unique IPs today'),
  whole('up for', 'Uptime'),
  phrase('processors in use', 'CPU usage'),
  phrase('answers by status', 'Responses by status'),
  phrase('longest answer', 'Slowest response'),
  whole('took', 'Duration'),
  phrase('beside the heap', 'Non-heap'),
  phrase('found in memory', 'Cache hit rate'),
  phrase('how full they are', 'Disk usage'),
  whole('place', 'Mount point, Location, Rank or Order'),
  phrase('agents of users', 'Delegations'),
  whole('in force', 'Active'),
  whole('about|what|by the roles', 'Type, Subject, Granted by'),
  whole('in charge', 'Manager'),
  phrase('empty for the uppermost', 'Leave blank for top level'),
  whole('identity|superior', 'Role, Manager'),
  whole('release|revoke', 'Publish, Unpublish'),
  phrase('receivers?', 'Recipients'),
  phrase('lock after so many failures', 'Failed attempts before lockout'),
  phrase('days that a session lasts', 'Session lifetime (days)'),
  phrase('characters of a password at least', 'Minimum password length'),
  phrase('a sign is needed', 'Require a symbol'),
  phrase('trim the log', 'Clean up log'),
  phrase('due times?', 'Upcoming runs'),
  phrase('check rules?|(?<!auto-)fill rules?', 'Validation rules, Auto-fill rules'),
  whole('try it|try', 'Test'),
  whole('looks', 'Display settings'),
  phrase('as described', 'In sync'),
  phrase('delete descriptions?', 'Delete form definitions'),
  phrase('synchroni[sz]e by force', 'Force sync'),
  phrase('rows can be ticked', 'Row selection'),
  whole('in pages', 'Pagination'),
  whole('asked by|asked as', 'Filter, Filter type'),
  phrase('empty for the own database', 'Leave blank for the app database'),
  phrase('needs the top menu', 'Only with top menu'),
  whole('powers?|holds this power', 'High-risk permissions'),
  phrase('load (?:it|the \\w+) anew', 'reload'),
  phrase('not of the right form', 'has an invalid format'),
  phrase('somebody', 'someone'),
]
