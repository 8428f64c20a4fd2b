// A page that refreshes itself does so at once when a person sees it again, or when the machine is online again.
export const refreshNowScript = `
{
  const refreshNow = () => {
    const state = document.getElementById("state");
    if (!document.hidden && state?.hasAttribute("hx-get")) htmx.trigger(state, "refresh");
  };
  document.addEventListener("visibilitychange", refreshNow);
  window.addEventListener("online", refreshNow);
  window.addEventListener("pageshow", (event) => event.persisted && refreshNow());
}
`;
