// Initialization of a device: keys once, 902 afterwards, 901 and 903 for serials that are not welcome.
import type { Settings } from "../options.ts";
import { accepted, SimulatedRejection } from "../response.ts";
import type { Body } from "../state.ts";
import { unitKeyOf } from "../unit-key.ts";
import { textOf } from "../validate.ts";
import type { Call, CallHandler } from "./call.ts";

function checkSerial(serial: string, { serials, wire }: Settings): void {
  if (serial !== serial.trim() || serial.includes("WRONG")) throw new SimulatedRejection("901");
  const otherKind = wire === "oscu" ? "VSCU" : "OSCU";
  if (serial.includes("KIND") || serial.includes(otherKind)) throw new SimulatedRejection("903");
  if (serials && !serials.includes(serial)) throw new SimulatedRejection("901");
}

function countersOf({ branch }: Call): Body {
  const { sales, purchases } = branch.counters;
  const signed = (pair: string) => branch.receipts.get(pair) ?? 0;
  return {
    lastPchsInvcNo: purchases,
    lastSaleRcptNo: signed("NS"),
    lastInvcNo: sales,
    lastSaleInvcNo: sales,
    lastTrainInvcNo: signed("TS") + signed("TR"),
    lastProfrmInvcNo: signed("PS"),
    lastCopyInvcNo: signed("CS") + signed("CR"),
  };
}

/** `selectInitInfo` */
export const selectInitInfo: CallHandler = async (call) => {
  const { unit, tin, bhfId, body, branch } = call;
  const serial = textOf(body, "dvcSrlNo");
  checkSerial(serial, unit.settings);
  if (branch.device?.dvcSrlNo === serial) throw new SimulatedRejection("902");
  const device = await unit.install(tin, bhfId, serial);
  const isHead = bhfId === "00";
  return accepted({
    info: {
      tin,
      taxprNm: `TAXPAYER ${tin}`,
      bsnsActv: "Retail",
      bhfId,
      bhfNm: isHead ? "Head Office" : `Branch ${bhfId}`,
      bhfOpenDt: "20240101",
      ...unit.settings.country.place,
      locDesc: "Block B",
      hqYn: isHead ? "Y" : "N",
      mgrNm: "J. Doe",
      mgrTelNo: "0700000001",
      mgrEmail: "ops@example.test",
      dvcId: device.dvcId,
      sdcId: device.sdcId,
      mrcNo: device.mrcNo,
      ...(unit.settings.wire === "oscu"
        ? { cmcKey: unitKeyOf(call) }
        : { intrlKey: "SIMINTRLKEY", signKey: "SIMSIGNKEY", cmcKey: "SIMCMCKEY" }),
      ...(unit.settings.initCounters ? countersOf(call) : {}),
    },
  });
};
