/** The dictionaries that the made-up server knows, by code. */
export const dictionaries: Readonly<Record<string, readonly unknown[]>> = {
  sex: [
    { value: '1', text: 'Male', title: 'Male' },
    { value: '2', text: 'Female', title: 'Female' },
  ],
  user_status: [
    { value: '1', text: 'Active', color: 'green' },
    { value: '2', text: 'Frozen', color: 'red' },
    { value: '3', text: 'Left', disabled: true },
  ],
  hostile: [
    { value: '1', text: '<img src=x onerror=alert(1)>' },
    { value: '2', text: '{{1+1}}' },
  ],
  none: [],
}

/** Names of the table `sys_user`, by username. */
export const userNames: Readonly<Record<string, string>> = {
  ada: 'Ada Lovelace',
  grace: 'Grace Hopper',
  edsger: 'Edsger Dijkstra',
  hostile: '<img src=x onerror=alert(1)>',
}

export const roleNames: Readonly<Record<string, string>> = { '1': 'Administrator', '2': 'Auditor' }

export const positionNames: Readonly<Record<string, string>> = { p1: 'Director', p2: 'Clerk' }

/** Rows of the table `sys_depart`, by parent. */
export const departments: Readonly<Record<string, readonly unknown[]>> = {
  '0': [
    { key: 'd1', title: 'Head office', leaf: false },
    { key: 'd2', title: 'Branch', leaf: 1 },
  ],
  d1: [
    { key: 'd11', title: 'Accounts', leaf: '1' },
    { key: 'd12', title: '{{1+1}}', leaf: true },
  ],
}

export const departmentNames: Readonly<Record<string, string>> = {
  d1: 'Head office',
  d2: 'Branch',
  d11: 'Accounts',
  d12: '{{1+1}}',
}

/** The tree of menu permissions, as one call gives it. */
export const permissions = {
  treeList: [
    {
      key: 'm1',
      title: 'System',
      children: [
        { key: 'm2', title: 'Users', children: [] },
        { key: 'm3', title: 'Roles', children: [] },
      ],
    },
  ],
}

/** The same with nodes that are worth as much as the role of an administrator, for who may grant them and who may not. */
export const permissionsWithPowers = (isLocked: boolean) => {
  const power = (key: string, title: string, caution: string) => ({
    key,
    value: key,
    title,
    caution,
    ...(isLocked ? { locked: true } : {}),
    children: [],
  })
  const adds = power(
    'p1',
    'Add',
    'Plans jobs. The server runs them by itself, bound by nobody’s rights and data rules.',
  )
  const edits = power('p2', 'Edit', 'Changes what jobs do, with which parameters and when.')
  const lists = { key: 'j2', value: 'j2', title: 'Runs', children: [] }
  const jobs = { key: 'j1', value: 'j1', title: 'Scheduled jobs', children: [lists, adds, edits] }
  return { ...permissions, treeList: [...permissions.treeList, jobs] }
}
