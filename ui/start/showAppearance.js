// Inlined in the head of every page, so that the first frame has the appearance that the person chose. Without a choice, the device decides.
{
  const chosen = /(?:^|; )APPEARANCE=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  if (chosen !== undefined) {
    document.documentElement.dataset.appearance = chosen;
    const bars = [...document.querySelectorAll('[name=theme-color]')];
    const { content } = bars.find(({ media }) => media.includes(chosen)) ?? {};
    bars.forEach((bar) => {
      bar.content = content;
    });
  }
}
