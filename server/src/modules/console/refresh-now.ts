// A page that refreshes itself does so at once when the service tells of a change, when a person sees it again, and when the machine
// is online again. A form that a person fills in is left alone. A page that nobody sees holds no connection.
export const refreshNowScript = `
{
  const state = () => document.getElementById("state");
  const isInUse = () =>
    (state()?.contains(document.activeElement) && document.activeElement.matches("input,select,textarea")) ||
    state()?.querySelector("details[open] form, .on-wide[open]");
  const refreshNow = () => {
    if (!document.hidden && state()?.hasAttribute("hx-get")) htmx.trigger(state(), "refresh");
  };
  let changes;
  const leave = () => {
    changes?.close();
    changes = undefined;
  };
  const follow = () => {
    const path = state()?.dataset.changes;
    if (document.hidden || path === undefined) return leave();
    if (changes && changes.readyState !== EventSource.CLOSED) return;
    changes = new EventSource(path);
    changes.addEventListener("changed", refreshNow);
  };
  const comeBack = () => {
    refreshNow();
    follow();
  };
  document.addEventListener("htmx:beforeRequest", (event) => {
    if (event.target === state() && isInUse()) event.preventDefault();
  });
  document.addEventListener("htmx:afterSettle", follow);
  document.addEventListener("visibilitychange", comeBack);
  window.addEventListener("online", comeBack);
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", (event) => (event.persisted ? comeBack() : follow()));
}
`;
