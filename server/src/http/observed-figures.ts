// The figures of the service for an operator's OpenTelemetry: its reader collects them at its own pace.
import type { BatchObservableCallback, Meter, Observable } from "@opentelemetry/api";
import type { Registry } from "prom-client";
import { openTelemetry, scope } from "../base/tracing.ts";
import type { Service } from "../core/context/context.ts";
import { createFigures } from "./figures.ts";

type Metric = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>[number];
/** What prom-client has, though its types don't. */
type Series = Metric["values"][number] & { metricName?: string };

/** The instruments of a metric by the name of their series. No observable instrument has the buckets of a histogram: they are left out. */
function instrumentsOf(meter: Meter, { name, help: description, type }: Metric): [string, Observable][] {
  // The types call it a number.
  const kind = String(type);
  if (kind === "histogram")
    return ["count", "sum"].map((part) => [
      `${name}_${part}`,
      meter.createObservableCounter(`${name}_${part}`, { description: `${description} (${part})` }),
    ]);
  const instrument =
    kind === "counter"
      ? meter.createObservableCounter(name, { description })
      : meter.createObservableGauge(name, { description });
  return [[name, instrument]];
}

const metricsOf = async (registries: readonly Registry[]): Promise<Metric[]> =>
  (await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()))).flat();

/**
 * Registers the figures with the meter provider, where there is one. Its failures are logged: the service works without them.
 *
 * @returns Ends the observation.
 */
export async function observeFigures(service: Service): Promise<() => void> {
  const api = openTelemetry();
  if (!api) return () => undefined;
  const warn = (err: unknown): void => service.log.warn({ err }, "OpenTelemetry gets no metrics");
  try {
    const figures = createFigures(service);
    const meter = api.metrics.getMeter(scope);
    const metrics = await metricsOf(figures.registries);
    const instruments = new Map(metrics.flatMap((metric) => instrumentsOf(meter, metric)));
    const observe: BatchObservableCallback = async (result) => {
      try {
        for (const { name, values } of await metricsOf(await figures.read()))
          for (const series of values as Series[]) {
            const instrument = instruments.get(series.metricName ?? name);
            if (instrument) result.observe(instrument, series.value, series.labels);
          }
      } catch (error) {
        warn(error);
      }
    };
    const all = [...instruments.values()];
    meter.addBatchObservableCallback(observe, all);
    return () => meter.removeBatchObservableCallback(observe, all);
  } catch (error) {
    warn(error);
    return () => undefined;
  }
}
