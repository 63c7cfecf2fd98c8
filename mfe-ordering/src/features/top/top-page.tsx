export function Page() {
  return <h1>top</h1>
}
