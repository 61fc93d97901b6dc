/** A heading with a few short points, side by side. */
export function PointList({ title, items }: { title: string; items: readonly { title: string; text: string }[] }) {
  return (
    <section className="point-list">
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
