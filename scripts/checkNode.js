// Plain JavaScript without anything new: it runs on the Node that is there when ours is not.
const version = process.versions.node
if (Number(version.split('.')[0]) < 24) {
  console.error(
    `Pagewright runs on Node 24, which its package "node" brings along, but this is Node ${version}: npm did not run the install script of that package. Run "npm rebuild node --ignore-scripts=false", then try again.`,
  )
  process.exit(1)
}
