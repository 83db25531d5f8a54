import { Skeleton } from 'antd'

/** What stands where a tree will be; it is told to who does not see it. */
export const TreeSkeleton = ({ label }: { readonly label: string }) => (
  <div role="status" aria-busy aria-label={label}>
    <Skeleton active paragraph={{ rows: 8 }} title={false} />
  </div>
)
