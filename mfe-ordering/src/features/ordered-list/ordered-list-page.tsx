export function Page() {
  return <h1>ordered-list</h1>
}
